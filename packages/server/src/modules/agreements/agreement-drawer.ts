import { besides } from '../../helpers/besides.ts';
import { createPaperDrawer } from '../papers/index.ts';
import type { AgreementPaper } from './agreement-paper.ts';

/** Draws agreements in a helper process. */
export type AgreementDrawer = ReturnType<typeof createAgreementDrawer>;

export const createAgreementDrawer = () =>
  createPaperDrawer<AgreementPaper>({
    entry: besides('agreement-process', import.meta.url),
    name: 'drawer of agreements',
  });
