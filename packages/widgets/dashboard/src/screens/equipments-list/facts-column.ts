import type { OwnEquipment } from '@yantra/contract/calls';
import { cellsOfCard, factNames, isChoiceFact } from '@yantra/domain';
import { type Language, textsIn } from '@yantra/language';
import { messages as factMessages } from '../../kit/kind-facts.messages.ts';
import { factIn, factsOf, factText } from '../../kit/kind-facts.ts';
import { type Column, dashed } from '../../kit/table/columns.ts';
import { messages } from './equipments-list.messages.ts';

/** The columns of the rate card in an export, but for the operator, who is among the facts. */
function cardExports(language: Language | undefined) {
  const { cardFields, cardWords } = textsIn(language, messages);
  return (Object.keys(cardFields) as (keyof typeof cardFields)[]).map((name) => ({
    label: cardFields[name],
    text: ({ rateCard }: OwnEquipment) => cellsOfCard(rateCard ?? {}, cardWords)[name],
  }));
}

/** What a rate card says of the operator, where the type has no such fact. */
function operatorOnCard(language: Language | undefined) {
  const { cardWords } = textsIn(language, messages);
  return ({ rateCard }: OwnEquipment): string => cellsOfCard(rateCard ?? {}, cardWords).operator;
}

/**
 * The facts of its type; the export has a column for each size and one for its unit, so that a spreadsheet can calculate, and the rate card, as the import reads
 * both.
 */
export function factsColumn(language: Language | undefined): Column<OwnEquipment> {
  const texts = textsIn(language, factMessages);
  const { names, words, unitColumn } = texts;
  const factTextsOf = (row: OwnEquipment) => factsOf(row).flatMap((fact) => factText(fact, texts) ?? []);
  const wordOf: Readonly<Record<string, string>> = words;
  return dashed<OwnEquipment>('facts', texts.hiredBy, (row) => factTextsOf(row).join(' · '), {
    isExtra: true,
    exported: [
      ...factNames.flatMap((name) => {
        const of = (row: OwnEquipment) => factIn(factsOf(row), name);
        if (isChoiceFact(name)) {
          const cardOf = name === 'operator' ? operatorOnCard(language) : () => '';
          return [{ label: names[name], text: (row: OwnEquipment) => wordOf[of(row)?.value ?? ''] ?? cardOf(row) }];
        }
        return [
          { label: names[name], text: (row: OwnEquipment) => String(of(row)?.value ?? '') },
          {
            label: unitColumn(names[name]),
            text: (row: OwnEquipment) => (of(row)?.value === undefined ? '' : (of(row)?.unit ?? '')),
          },
        ];
      }),
      ...cardExports(language),
    ],
  });
}
