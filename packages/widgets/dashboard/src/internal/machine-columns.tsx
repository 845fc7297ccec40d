import type { Equipment } from '@yantra/contract/calls';
import { FinalValue, perUnit } from './cells.tsx';
import { columnLabels as labels } from './machine-labels.messages.ts';
import type { Column } from './table/columns.ts';
import { FirstAndMore } from './table/more.tsx';

type Machine = Pick<
  Equipment,
  'name' | 'modelNumber' | 'categories' | 'equipmentType' | 'finalRentalValue' | 'rentalType'
>;

const namesOf = ({ categories }: Machine): readonly string[] => categories.map(({ name }) => name);
const subCategoryOf = ({ equipmentType }: Machine): string => equipmentType.subType || equipmentType.type;

/** What says which machine a row is, but for its cell. */
export const nameColumn = {
  id: 'name',
  label: labels.name,
  sort: 'name',
  isLead: true,
  text: ({ name }: Machine) => name,
} as const;

export const modelColumn: Column<Machine> = {
  id: 'model',
  label: labels.model,
  sort: 'modelNumber',
  cell: ({ modelNumber }) => modelNumber,
  text: ({ modelNumber }) => modelNumber,
};

/** The first category and how many more. */
export const categoryColumn: Column<Machine> = {
  id: 'category',
  label: labels.category,
  cell: (row) => <FirstAndMore names={namesOf(row)} />,
  text: (row) => namesOf(row).join(', '),
};

export const subCategoryColumn: Column<Machine> = {
  id: 'subCategory',
  label: labels.subCategory,
  cell: subCategoryOf,
  text: subCategoryOf,
};

export const finalValueColumn: Column<Machine> = {
  id: 'finalValue',
  label: labels.finalValue,
  sort: 'finalRentalValue',
  isNumeric: true,
  cell: ({ finalRentalValue, rentalType }) => <FinalValue value={finalRentalValue} rentalType={rentalType} />,
  text: ({ finalRentalValue, rentalType }) => perUnit(finalRentalValue, rentalType),
};
