import type { Column, Comparison, ReadyColumn } from '../compare.model.ts';

const isReady = (column: Column): column is ReadyColumn => column.kind === 'ready';

/** The machines that are there. */
export const readyIn = ({ columns }: Comparison): readonly ReadyColumn[] => columns.filter(isReady);
