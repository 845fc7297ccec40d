import { type KindFact, formatRupees, rentalUnit, sizeText } from '@yantra/domain';
import { type Language, useLanguage, useMessages, wordIn } from '@yantra/language';
import { Skeleton } from '@yantra/ui';
import type { ReactNode } from 'react';
import { messages } from '../equipment-details.messages.ts';
import type { KnownMachine } from '../equipment-details.model.ts';

type Texts = typeof messages;

/** Not part of a list's answer, so still loading. */
export const loadingValue = <Skeleton className="y-details__line" />;

/* As many as fit in a row; a fifth would start another. */
const mainFactCount = 4;

/** The facts by which this kind of machine is hired, as far as the owner gave them. */
export function kindFactsOf({ facts, capacity }: KnownMachine): readonly KindFact[] {
  return facts ?? (capacity === undefined ? [] : [{ fact: 'capacity', ...capacity }]);
}

/** A fact as text; `undefined` where it is not given. */
export function factText(fact: KindFact, { factWords }: Texts): string | undefined {
  const words: Readonly<Record<string, string>> = factWords;
  return typeof fact.value === 'string' ? words[fact.value] : sizeText(fact);
}

/** The documented facts in their order, as on a rating plate. */
function documented(machine: KnownMachine, texts: Texts, language: Language | undefined) {
  const { registrationCertificate: certificate, yearOfMfg, modelNumber, finalRentalValue } = machine;
  // Paise only where there are any.
  const rent = texts.rentOf(
    formatRupees(finalRentalValue, Number.isInteger(finalRentalValue) ? 0 : 2),
    wordIn(language, rentalUnit(machine.rentalType)),
  );
  const yesOrNo = (is: boolean) => (is ? texts.yes : texts.no);
  // Without a certificate there is no year of registration (decisions/0005).
  const registered = certificate === undefined ? loadingValue : certificate ? String(yearOfMfg) : texts.unknown;
  const facts: readonly (readonly [label: string, value: ReactNode])[] = [
    [texts.rent, rent],
    [texts.capacity, texts.hours(machine.noOfWorkingHrs)],
    [texts.certificate, certificate === undefined ? loadingValue : yesOrNo(certificate)],
    [texts.availableAt, wordIn(language, machine.city)],
    [texts.registrationYear, registered],
    [texts.insurance, yesOrNo(machine.insuranceAvailable)],
    [texts.model, modelNumber || texts.unknown],
    [texts.year, yearOfMfg ? String(yearOfMfg) : texts.unknown],
  ];
  return facts;
}

export interface PlateProps {
  readonly machine: KnownMachine;
  /** Asks about what the owner left out. */
  readonly onAsk: () => void;
}

/** The facts by which its kind is hired first, in large; then the documented facts. */
export function Plate({ machine, onAsk }: PlateProps) {
  const texts = useMessages(messages);
  const language = useLanguage();
  const mainFacts = kindFactsOf(machine).slice(0, mainFactCount);
  return (
    <div className="y-details__plate" part="overview">
      {mainFacts.length > 0 && (
        <dl className="y-details__kind">
          {mainFacts.map((fact) => (
            <div key={fact.fact}>
              <dt>{texts.facts[fact.fact]}</dt>
              <dd>
                {factText(fact, texts) ?? (
                  <button type="button" className="y-link" onClick={onAsk}>
                    {texts.askOwner}
                  </button>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <dl>
        {documented(machine, texts, language).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
