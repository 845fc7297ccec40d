import type { Equipment, KeptRow } from '@yantra/contract/calls';
import {
  type Kept,
  type KeptMachine,
  type LanguageCode,
  type VisitorJob,
  favouriteLimits,
  formatRupees,
} from '@yantra/domain';
import { useLanguage, useMessages } from '@yantra/language';
import { useScope } from '@yantra/state';
import { Button, Checkbox, Facts, FreeBadge, Glyph, Heart, Icon, JobTotal, Picture, Price, usePlace } from '@yantra/ui';
import type { MouseEvent } from 'react';
import { messages } from '../favourites.messages.ts';
import { DeedForm, type Deeds } from './deed-form.tsx';
import { closeAround } from './disclosure.ts';
import { dotsGlyph, penGlyph } from './glyphs.ts';
import { Popup } from './popup.tsx';

export interface MachineLinks {
  readonly hrefOf: (id: string) => string;
  readonly onSelect: (event: MouseEvent, machine: Pick<Equipment, 'id' | 'name'>) => void;
}

interface RowProps extends MachineLinks {
  readonly machine: Equipment;
  readonly note: string;
  readonly job: VisitorJob | undefined;
  /** Absent where nothing can be changed. */
  readonly own?: OwnParts | undefined;
}

/** What who keeps it can do. */
export interface OwnParts {
  readonly kept: Kept;
  readonly deeds: Deeds;
  readonly isChosen: boolean;
  /** As many as can be are chosen already. */
  readonly isFull: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onDrop: (name: string) => void;
}

/** A machine that is listed. */
export function Row({ machine, note, job, own, hrefOf, onSelect }: RowProps) {
  const texts = useMessages(messages);
  const { siteUrl } = useScope();
  const { id, name, image1Url } = machine;
  return (
    <li data-machine={id}>
      {own && (
        <Checkbox
          label={<span className="y-hidden">{texts.choose(name)}</span>}
          checked={own.isChosen}
          disabled={own.isFull && !own.isChosen}
          onChange={(event) => own.onChoose(event.currentTarget.checked)}
        />
      )}
      <div className="y-kept__pic">
        <Picture url={image1Url && siteUrl + image1Url} alt="" sizes="152px" />
      </div>
      <div className="y-kept__main">
        <h3>
          <a href={hrefOf(id)} onClick={(event) => onSelect(event, machine)}>
            {name}
          </a>
        </h3>
        <Facts {...machine} place={usePlace(machine)} />
        <FreeBadge free={machine.free} />
        {own ? <Note id={id} name={name} note={note} deeds={own.deeds} /> : note && <PlainNote note={note} />}
      </div>
      <div className="y-kept__cost">
        {job && machine.cost ? <JobTotal cost={machine.cost} days={job.days} /> : <Price {...machine} />}
        {own && (
          <div className="y-kept__act">
            <Heart
              machine={id}
              name={name}
              isKept
              keeper={{
                toggle: () => {
                  own.onDrop(name);
                  return undefined;
                },
              }}
              {...(own.deeds.action !== undefined && { action: own.deeds.action })}
            />
            <More id={id} name={name} {...own} />
          </div>
        )}
      </div>
    </li>
  );
}

export const PlainNote = ({ note }: { readonly note: string }) => (
  <p className="y-kept__note">
    <Glyph d={penGlyph} />
    <span>{note}</span>
  </p>
);

interface NoteProps extends Pick<KeptMachine, 'id' | 'note'> {
  readonly name: string;
  readonly deeds: Deeds;
}

/** The note, which opens to be written. */
function Note({ id, name, note, deeds }: NoteProps) {
  const texts = useMessages(messages);
  return (
    <details className="y-kept__edit">
      <summary className="y-kept__note" data-state={note === '' ? 'empty' : undefined}>
        {note === '' ? <Icon name="plus" /> : <Glyph d={penGlyph} />}
        <span>
          {note === '' ? (
            <>
              {texts.addNote}
              <span className="y-hidden">: {name}</span>
            </>
          ) : (
            <>
              <span className="y-hidden">{texts.editNote}</span>
              {note}
            </>
          )}
        </span>
      </summary>
      <DeedForm {...deeds} wish={{ deed: 'note', machine: id }} hasWords onDone={closeAround}>
        {() => (
          <>
            <textarea
              key={note}
              className="y-saved__input"
              name="words"
              rows={3}
              maxLength={favouriteLimits.note}
              defaultValue={note}
              aria-label={texts.noteOf(name)}
            />
            <Button type="submit">{texts.saveNote}</Button>
          </>
        )}
      </DeedForm>
    </details>
  );
}

interface MoreProps extends Pick<OwnParts, 'kept' | 'deeds'> {
  readonly id: string;
  readonly name: string;
}

/** In which lists a machine is. */
function More({ id, name, kept, deeds }: MoreProps) {
  const texts = useMessages(messages);
  return (
    <Popup
      className="y-kept__more"
      opener={
        <summary className="y-button y-button--quiet y-button--icon">
          <Glyph d={dotsGlyph} />
          <span className="y-hidden">{texts.more(name)}</span>
        </summary>
      }
    >
      {kept.lists.length === 0 && <p>{texts.noLists}</p>}
      {kept.lists.map((list) => {
        const isIn = list.machines.includes(id);
        return (
          <DeedForm key={list.id} {...deeds} wish={{ deed: isIn ? 'take' : 'put', machine: id, list: list.id }}>
            {() => (
              <button type="submit" className="y-kept__put">
                {isIn ? <Icon name="check" /> : <Icon name="plus" />}
                {isIn ? texts.takeOut(list.name) : texts.putInto(list.name)}
              </button>
            )}
          </DeedForm>
        );
      })}
    </Popup>
  );
}

interface GoneProps extends MachineLinks {
  readonly id: string;
  readonly left: KeptRow['left'];
  readonly note: string;
  readonly job: VisitorJob | undefined;
  readonly own?: Pick<OwnParts, 'deeds' | 'onDrop'> | undefined;
}

/** A machine that left: a line, with its note, and others like it. */
export function Gone({ id, left, note, job, own, hrefOf, onSelect }: GoneProps) {
  const texts = useMessages(messages);
  const language = useLanguage()?.locale ?? 'en';
  const name = left?.name || texts.nameless;
  const alike = left?.alike ?? [];
  return (
    <li data-state="gone" data-machine={id}>
      <span />
      <div className="y-kept__pic">
        <Picture url={null} alt="" sizes="152px" />
      </div>
      <div className="y-kept__main">
        <h3>{name}</h3>
        <p>{left?.on === undefined ? texts.leftSome : texts.left(longDay(left.on, language))}</p>
        {note && <PlainNote note={note} />}
        {alike.length > 0 && (
          <>
            <p>{texts.alike(alike.length)}</p>
            <ul className="y-kept__alike" aria-label={texts.similar}>
              {alike.map((machine) => (
                <Alike key={machine.id} machine={machine} job={job} hrefOf={hrefOf} onSelect={onSelect} />
              ))}
            </ul>
          </>
        )}
      </div>
      {own && (
        <div className="y-kept__cost">
          <DeedForm
            {...own.deeds}
            className="y-kept__act"
            wish={{ deed: 'drop', machine: id }}
            act={() => own.onDrop(name)}
          >
            {() => <Button type="submit" variant="quiet" icon="close" aria-label={texts.remove(name)} />}
          </DeedForm>
        </div>
      )}
    </li>
  );
}

/** `14 November`, or as the language writes it. */
const longDay = (day: string, language: LanguageCode): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(`${language}-IN`, { day: 'numeric', month: 'long', timeZone: 'UTC' });

interface AlikeProps extends MachineLinks {
  readonly machine: Equipment;
  readonly job: VisitorJob | undefined;
}

function Alike({ machine, job, hrefOf, onSelect }: AlikeProps) {
  const { siteUrl } = useScope();
  const place = usePlace(machine);
  const { image1Url } = machine;
  return (
    <li>
      <a href={hrefOf(machine.id)} onClick={(event) => onSelect(event, machine)}>
        <Picture url={image1Url && siteUrl + image1Url} alt="" sizes="48px" />
        <span>
          {machine.name}
          <small>
            {job && machine.cost ? `${formatRupees(machine.cost.total)}, ` : ''}
            {place}
          </small>
        </span>
      </a>
    </li>
  );
}
