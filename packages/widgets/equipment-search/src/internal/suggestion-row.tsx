import { formatRupees, rentalUnit, safeColour } from '@yantra/domain';
import { useMessages, useWord } from '@yantra/language';
import { Facts, Glyph, Icon, Picture, colourRef, matchedPart, usePlace } from '@yantra/ui';
import type { ReactNode } from 'react';
import { messages } from './helper.messages.ts';
import type { Suggestion, TypeFacts } from './suggestion.ts';

const clockGlyph = 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0M12 7v5l3.5 2';
const tilesGlyph = 'M5 5h5v5H5zm9 0h5v5h-5zM5 14h5v5H5zm9 0h5v5h-5z';
const pictureSizes = '56px';

/** Its other names; whoever types its English name in another language sees that one too. */
const alsoOf = ({ name, facts }: Suggestion, english: string, asked: string): readonly string[] => {
  const also = facts?.also ?? [];
  return name !== english && matchedPart(english, asked)[1] ? [english, ...also] : also;
};

export interface RowProps {
  /** In the language. */
  readonly row: Suggestion;
  /** Its name in the answer. */
  readonly english: string;
  /** What was typed. */
  readonly asked: string;
  readonly cityName: string;
  /** Where its pictures are. */
  readonly siteUrl: string;
}

/** A row: a mark at its left, then its name over one muted line, and at its right a count, a place or a price. */
export function Row({ row, english, asked, cityName, siteUrl }: RowProps) {
  const texts = useMessages(messages);
  const word = useWord();
  const { kind, name, facts, machine, popular } = row;
  if (kind === 'all') return <span>{texts.all(name, row.total)}</span>;
  if (kind === 'around') {
    return (
      <>
        <Mark row={row} siteUrl={siteUrl} />
        <span>{texts.around}</span>
      </>
    );
  }
  return (
    <>
      <Mark row={row} siteUrl={siteUrl} />
      <span>
        <Marked text={name} part={kind === 'popular' ? '' : asked} />
        {kind === 'city' && <CityFacts {...row} detail={word(row.detail ?? '')} />}
        {facts && <Also {...facts} also={alsoOf(row, english, asked)} name={name} asked={asked} />}
        {machine && <MachineFacts {...machine} />}
        {popular && <Small>{texts.machinesOfKind(popular.count)}</Small>}
      </span>
      {facts && <Near {...facts} cityName={cityName} />}
      {machine && <Rent {...machine} />}
      {row.count !== undefined && <End>{texts.machinesOfKind(row.count)}</End>}
    </>
  );
}

/** The state, which distinguishes cities of one name, and the distance. */
function CityFacts({ name, detail, distanceKm }: Suggestion) {
  const texts = useMessages(messages);
  // A city may have the same name as its state.
  const state = detail === name ? undefined : detail;
  if (distanceKm === undefined) return state && <Small>{state}</Small>;
  return <Small>{state ? texts.away(state, distanceKm) : texts.km(distanceKm)}</Small>;
}

/* With a space for screen readers: visually it is a line or column of its own. */
const Small = ({ children }: { readonly children: ReactNode }) => <small> {children}</small>;
const End = ({ children }: { readonly children: ReactNode }) => (
  <span className="y-equipment-search__end"> {children}</span>
);

/** A square in the colour of a kind, a machine's picture, or an icon. */
function Mark({ row, siteUrl }: Pick<RowProps, 'row' | 'siteUrl'>) {
  const { kind, facts, machine, popular } = row;
  const pictured = machine ?? popular;
  if (pictured) {
    const { image1Url } = pictured;
    return (
      <span className="y-equipment-search__picture">
        <Picture url={image1Url && siteUrl + image1Url} alt="" sizes={pictureSizes} />
      </span>
    );
  }
  const colour = facts?.colour;
  return (
    <span
      className="y-equipment-search__mark"
      {...(colour && { ref: colourRef(safeColour(colour)), 'data-coloured': '' })}
    >
      {!colour && <Drawing kind={kind} />}
    </span>
  );
}

function Drawing({ kind }: Pick<Suggestion, 'kind'>) {
  if (kind === 'recent') return <Glyph d={clockGlyph} />;
  if (kind === 'type' || kind === 'category') return <Glyph d={tilesGlyph} />;
  return <Icon name={kind === 'city' ? 'pin' : kind === 'around' ? 'locate' : 'search'} />;
}

interface AlsoProps extends TypeFacts {
  readonly name: string;
  readonly asked: string;
}

/** Another name of a kind, where its own does not explain the match. */
function Also({ also, name, asked }: AlsoProps) {
  const texts = useMessages(messages);
  if (also.length === 0 || matchedPart(name, asked)[1]) return null;
  return (
    <Small>
      <Marked text={texts.also(also.join(', '))} part={asked} />
    </Small>
  );
}

/** How many of a kind there are here, or where the nearest is. */
function Near({ count, nearest, cityName }: TypeFacts & { readonly cityName: string }) {
  const texts = useMessages(messages);
  const word = useWord();
  if (count > 0) return <End>{texts.near(count, cityName)}</End>;
  return nearest ? <End>{texts.away(word(nearest.name), Math.round(nearest.distanceKm))}</End> : null;
}

type Machine = NonNullable<Suggestion['machine']>;

/** A machine's kind, size and place, as on its card. */
function MachineFacts({ equipmentType, capacity, ...standing }: Machine) {
  const place = usePlace(standing);
  return (
    <Small>
      <Facts {...{ equipmentType, capacity, place }} />
    </Small>
  );
}

function Rent({ finalRentalValue, rentalType }: Machine) {
  return (
    <End>
      <b>{formatRupees(finalRentalValue)}</b> / {useWord()(rentalUnit(rentalType))}
    </End>
  );
}

/** A name with the typed part highlighted, where it occurs literally. */
function Marked({ text, part }: { readonly text: string; readonly part: string }) {
  const [before, matched, behind] = matchedPart(text, part);
  return (
    <>
      {before}
      {matched && <mark>{matched}</mark>}
      {behind}
    </>
  );
}
