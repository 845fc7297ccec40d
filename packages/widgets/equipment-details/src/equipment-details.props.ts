import type { ReportsState } from '@yantra/element';

/** What a listener is told of a chosen machine: an id and small facts, never the whole object, so that it can stay as it is. */
export interface EquipmentSelection {
  readonly id: string;
  readonly name: string;
  readonly href: string;
}

/** Whose seller is asked for. */
export interface SellerRequest {
  readonly id: string;
  readonly name: string;
}

export interface EquipmentDetailsProps extends ReportsState {
  /** Which machine; without it the widget says that there is none. */
  readonly equipmentId?: string | undefined;
  /** The page of the reviews to begin with, from 1. */
  readonly reviewPage?: number | undefined;
  /** 'Get Seller Details' was pressed; return false when the page answers it. Else it is shown here, or where nobody can log in the machine's page on the marketplace opens. */
  readonly onSellerRequest?: ((request: SellerRequest) => boolean | void) | undefined;
  /** 'Back to results' was pressed; return false to go elsewhere than to the list. */
  readonly onResultsReturn?: ((from: { readonly id: string }) => boolean | void) | undefined;
  /** A similar machine is about to be opened; return false to stay on the page. */
  readonly onEquipmentSelect?: ((selection: EquipmentSelection) => boolean | void) | undefined;
}
