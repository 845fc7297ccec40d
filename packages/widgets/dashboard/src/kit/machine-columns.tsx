import type { Equipment } from '@yantra/contract/calls';
import { type Language, textsIn, wordIn } from '@yantra/language';
import { FinalValue, perUnit, unitText } from './cells.tsx';
import { columnLabels } from './machine-labels.messages.ts';
import { type Column, column } from './table/columns.ts';
import { FirstAndMore } from './table/more.tsx';

type Machine = Pick<
  Equipment,
  'name' | 'modelNumber' | 'categories' | 'equipmentType' | 'finalRentalValue' | 'rentalType'
>;

export function machineColumns(language: Language | undefined) {
  const labels = textsIn(language, columnLabels);
  const namesOf = ({ categories }: Machine) => categories.map(({ name: english }) => wordIn(language, english));
  const subCategoryOf = ({ equipmentType: { subType, type } }: Machine) => subType || wordIn(language, type);
  /** The name's column without its cell. */
  const name = {
    id: 'name',
    label: labels.name,
    sort: 'name',
    isRowTitle: true,
    text: ({ name: text }: Machine) => text,
  } as const;
  const model = column<Machine>('model', labels.model, ({ modelNumber }) => modelNumber, { sort: 'modelNumber' });
  const category = column<Machine>('category', labels.category, (row) => namesOf(row).join(', '), {
    cell: (row) => <FirstAndMore names={namesOf(row)} />,
  });
  const subCategory = column('subCategory', labels.subCategory, subCategoryOf);
  const finalValue: Column<Machine> = {
    id: 'finalValue',
    label: labels.finalValue,
    sort: 'finalRentalValue',
    isNumeric: true,
    cell: ({ finalRentalValue, rentalType }) => <FinalValue value={finalRentalValue} rentalType={rentalType} />,
    text: ({ finalRentalValue, rentalType }) => perUnit(finalRentalValue, rentalType, language),
    exported: [
      { label: labels.finalValue, text: ({ finalRentalValue }) => finalRentalValue.toFixed(2) },
      { label: labels.unit, text: ({ rentalType }) => unitText(rentalType, language) },
    ],
  };
  return { name, model, category, subCategory, finalValue };
}
