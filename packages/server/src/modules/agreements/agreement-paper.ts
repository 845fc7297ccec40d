import type { Locale } from '@yantra/domain';
import type { AgreementContent } from '../deals/index.ts';

/** An agreement to be drawn. */
export interface AgreementPaper {
  readonly content: AgreementContent;
  /** Of the content, as it is stored. */
  readonly sha256: string;
  /** ISO 8601; null while it holds. */
  readonly cancelledAt: string | null;
  /** Undefined is English. */
  readonly locale: Locale | undefined;
}
