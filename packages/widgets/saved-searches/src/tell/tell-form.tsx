import { type SavedSearch, getSavedSearches, saveSearch } from '@yantra/contract/calls';
import { type AlertPace, alertPaces } from '@yantra/domain';
import { failureIn, useLanguage, useMessages } from '@yantra/language';
import { ApiError, useScope, useUser } from '@yantra/state';
import { Button, Checkbox, Field, TextInput } from '@yantra/ui';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { searchesPath } from '../list/use-link.ts';
import { type Wanted, searchWords } from '../words/search-words.ts';
import { isSameSearch } from './same-search.ts';
import { messages } from './tell.messages.ts';
import { useNames } from './use-names.ts';
import { Ways } from './ways.tsx';

/** A search by the keys of the call. */
export type WantedSearch = Wanted;

export interface TellFormProps {
  /** What is looked for. */
  readonly search: WantedSearch;
  /** A browser without JavaScript sends it, with number and password, to the address of the page. Elsewhere there is no such form. */
  readonly isPlain?: boolean | undefined;
  /** Beside the button that saves. */
  readonly children?: ReactNode;
  /** Shown once it is saved, beside the link to the list. */
  readonly done?: ReactNode;
}

type State =
  | { readonly step: 'asking'; readonly note?: string | undefined }
  | { readonly step: 'saving' }
  | { readonly step: 'saved'; readonly saved: SavedSearch; readonly wasThere: boolean };

const isQuiet = { isQuiet: true } as const;

/** The searches of who is logged in, as far as they are known: whether one of them is this one. */
function useSaved() {
  const scope = useScope();
  const user = useUser()?.id;
  const [known, setKnown] = useState<{ readonly user: string; readonly searches: readonly SavedSearch[] }>();
  useEffect(() => {
    if (user === undefined) return undefined;
    let isWanted = true;
    scope.send(getSavedSearches, {}, isQuiet).then(
      ({ searches }) => isWanted && setKnown({ user, searches }),
      // Whether it is there already shows when it is saved.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [scope, user]);
  return known?.user === user ? known?.searches : undefined;
}

/** Saves a search so that its news are told; logs in on the way. Without JavaScript it is a plain form. */
export function TellForm({ search, isPlain = false, children, done }: TellFormProps) {
  const texts = useMessages(messages);
  const scope = useScope();
  const language = useLanguage();
  const user = useUser();
  const saved = useSaved();
  const twin = saved?.find((one) => isSameSearch(one.search, search));
  const [chosen, setPace] = useState<AlertPace>();
  const pace = chosen ?? twin?.pace ?? 'daily';
  const [state, setState] = useState<State>({ step: 'asking' });
  const isSaving = state.step === 'saving';
  const save = async () => {
    if (isSaving) return;
    setState({ step: 'saving' });
    try {
      if (!scope.session.user.peek() && !(await scope.session.require())) {
        setState({ step: 'asking', note: texts.notLoggedIn });
        return;
      }
      const kept = await scope.send(saveSearch, { search, pace }, isQuiet);
      setState({ step: 'saved', saved: kept, wasThere: saved?.some(({ id }) => id === kept.id) ?? false });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isLogIn = error.code === 'auth.required' || error.code === 'session.ended';
      setState({
        step: 'asking',
        note: isLogIn ? texts.notLoggedIn : texts.notSaved(failureIn(language, error).message),
      });
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  if (state.step === 'saved') return <Saved {...state}>{done}</Saved>;
  return (
    <form className="y-tell" method="post" noValidate onSubmit={submit}>
      {isPlain && <input type="hidden" name="search" value={JSON.stringify(search)} />}
      {twin && (
        <p className="y-tell__there" role="status">
          {texts.alreadyText[twin.pace]} {twin.isPaused && texts.paused}{' '}
          <a className="y-link" href={scope.siteUrl + searchesPath}>
            {texts.all}
          </a>
        </p>
      )}
      <What search={search} />
      <Paces pace={pace} onPace={setPace} />
      <Ways />
      {isPlain && <PlainLogIn />}
      {state.step === 'asking' && state.note && (
        <p className="y-field__error" role="alert">
          {state.note}
        </p>
      )}
      <div className="y-tell__foot">
        <Button type="submit" variant="primary" busy={isSaving} data-autofocus>
          {isSaving ? texts.saving : user ? texts.save : texts.saveAndLogIn}
        </Button>
        {children}
      </div>
    </form>
  );
}

/** The search in words. */
function What({ search }: Pick<TellFormProps, 'search'>) {
  const texts = useMessages(messages);
  const { title, place, parts } = searchWords(search, useNames(search), useLanguage());
  return (
    <div className="y-tell__what">
      <h3 className="y-hidden">{texts.what}</h3>
      <p>
        <b>{title}</b>
        <span>{place}</span>
      </p>
      {parts.length > 0 && (
        <ul className="y-searches__parts">
          {parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface PacesProps {
  readonly pace: AlertPace;
  readonly onPace: (pace: AlertPace) => void;
}

function Paces({ pace, onPace }: PacesProps) {
  const texts = useMessages(messages);
  return (
    <fieldset className="y-tell__paces">
      <legend>{texts.pace}</legend>
      {alertPaces.map((value) => (
        <Checkbox
          key={value}
          type="radio"
          name="pace"
          value={value}
          checked={pace === value}
          onChange={() => onPace(value)}
          label={
            <>
              {texts.paces[value]}
              <small>{texts.paceHints[value]}</small>
            </>
          }
        />
      ))}
    </fieldset>
  );
}

/** Where no dialog can log in. */
function PlainLogIn() {
  const texts = useMessages(messages);
  return (
    <noscript>
      <p>{texts.withoutScript}</p>
      <Field label={texts.userName}>
        {(ids) => <TextInput {...ids} name="userName" type="tel" prefix="+91" required autoComplete="username" />}
      </Field>
      <Field label={texts.password}>
        {(ids) => <TextInput {...ids} name="password" type="password" required autoComplete="current-password" />}
      </Field>
    </noscript>
  );
}

interface SavedProps {
  readonly saved: SavedSearch;
  readonly wasThere: boolean;
  readonly children?: ReactNode;
}

/** It is saved: what happens now, and where all are. */
function Saved({ saved: { pace }, wasThere, children }: SavedProps) {
  const texts = useMessages(messages);
  const { siteUrl } = useScope();
  const title = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => title.current?.focus(), []);
  return (
    <section className="y-tell y-tell--saved" role="status" aria-labelledby={id}>
      <h3 ref={title} id={id} tabIndex={-1}>
        {wasThere ? texts.already : texts.savedTitle}
      </h3>
      <p>{texts.saved[pace]}</p>
      <div className="y-tell__foot">
        <a className="y-button y-button--secondary" href={siteUrl + searchesPath}>
          {texts.all}
        </a>
        {children}
      </div>
    </section>
  );
}
