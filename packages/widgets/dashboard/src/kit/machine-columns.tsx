import type { Equipment } from '@yantra/contract/calls';
import { type Language, sentenceIn, textsIn } from '@yantra/language';
import { FinalValue, perUnit } from './cells.tsx';
import { columnLabels } from './machine-labels.messages.ts';
import type { Column } from './table/columns.ts';
import { FirstAndMore } from './table/more.tsx';

type Machine = Pick<
  Equipment,
  'name' | 'modelNumber' | 'categories' | 'equipmentType' | 'finalRentalValue' | 'rentalType'
>;

const namesOf = ({ categories }: Machine): readonly string[] => categories.map(({ name }) => name);
const subCategoryOf = ({ equipmentType }: Machine): string => equipmentType.subType || equipmentType.type;

/** The columns that all tables of machines have. */
export function machineColumns(language: Language | undefined) {
  const labels = textsIn(language, columnLabels);
  /** What says which machine a row is, but for its cell. */
  const name = {
    id: 'name',
    label: labels.name,
    sort: 'name',
    isLead: true,
    text: ({ name: text }: Machine) => text,
  } as const;
  const model: Column<Machine> = {
    id: 'model',
    label: labels.model,
    sort: 'modelNumber',
    cell: ({ modelNumber }) => modelNumber,
    text: ({ modelNumber }) => modelNumber,
  };
  /** The first category and how many more. */
  const category: Column<Machine> = {
    id: 'category',
    label: labels.category,
    cell: (row) => <FirstAndMore names={namesOf(row)} />,
    text: (row) => namesOf(row).join(', '),
  };
  const subCategory: Column<Machine> = {
    id: 'subCategory',
    label: labels.subCategory,
    cell: subCategoryOf,
    text: subCategoryOf,
  };
  const finalValue: Column<Machine> = {
    id: 'finalValue',
    label: labels.finalValue,
    sort: 'finalRentalValue',
    isNumeric: true,
    cell: ({ finalRentalValue, rentalType }) => <FinalValue value={finalRentalValue} rentalType={rentalType} />,
    text: ({ finalRentalValue, rentalType }) =>
      perUnit(finalRentalValue, rentalType, (english) => sentenceIn(language, english)),
  };
  return { name, model, category, subCategory, finalValue };
}
