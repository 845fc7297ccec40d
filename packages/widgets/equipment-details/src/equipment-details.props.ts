import type { ReportsState } from '@yantra/element';
import type { JobParts } from './internal/job-parts.tsx';

/** What listeners get of a chosen machine: an id and small facts, not the whole object, so that the event can stay stable. */
export interface EquipmentSelection {
  readonly id: string;
  readonly name: string;
  readonly href: string;
}

/** The machine whose seller is requested. */
export interface SellerRequest {
  readonly id: string;
  readonly name: string;
}

export interface EquipmentDetailsProps extends ReportsState {
  /** The machine's id; without it the widget says that there is none. */
  readonly equipmentId?: string | undefined;
  /** The first page of the reviews to show, from 1. */
  readonly reviewPage?: number | undefined;
  /**
   * What is shown for a job, from `@yantra/equipment-details/job-parts`: for a page that a server renders with one. Without it, it is loaded where there is a job.
   */
  readonly jobParts?: JobParts | undefined;
  /**
   * 'Get Seller Details' was pressed; return false if the page handles it. Otherwise the seller is shown here, or, where nobody
   * can log in, the machine's page on the marketplace opens.
   */
  readonly onSellerRequest?: ((request: SellerRequest) => boolean | void) | undefined;
  /** 'Back to results' was pressed; return false to go elsewhere than to the list. */
  readonly onResultsReturn?: ((from: { readonly id: string }) => boolean | void) | undefined;
  /** A similar machine is about to be opened; return false to stay on the page. */
  readonly onEquipmentSelect?: ((selection: EquipmentSelection) => boolean | void) | undefined;
}
