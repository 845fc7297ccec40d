import { signal } from '@preact/signals-react';
import { useMessages } from '@yantra/language';
import { type Scope, useScope } from '@yantra/state';
import { Button, Dialog } from '@yantra/ui';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { messages } from '../frame.messages.ts';
import { every } from './browser.ts';
import type { AuthDependencies, AuthDialog, OwnerLead } from './dependencies.ts';
import type { Screen, ScreenContext } from './screen.ts';

interface AuthDialogsProps {
  readonly dialog: AuthDialog | undefined;
  readonly owner: OwnerLead | undefined;
  /** In the page, rather than over it. */
  readonly isPage: boolean;
  /** Shown on a page until the dialog's code has loaded. */
  readonly fallback?: ReactNode;
  readonly onDialogChange: (next: AuthDialog | undefined) => void;
  readonly onLogIn: () => void;
}

/* Each dialog's code is loaded when it is first needed. */
const loaders: Readonly<
  Record<
    AuthDialog,
    () => Promise<{ createScreen: (dependencies: AuthDependencies, context: ScreenContext) => Screen }>
  >
> = {
  'log-in': () => import('./log-in/log-in.screen.tsx'),
  'sign-up': () => import('./sign-up/sign-up.screen.tsx'),
  'forgot-password': () => import('./forgot-password/forgot-password.screen.tsx'),
  owner: () => import('./owner/owner.screen.tsx'),
};

/** An attribute may hold any text, and the owner's dialog needs an owner. */
const openable = ({ dialog, owner }: AuthDialogsProps): AuthDialog | undefined =>
  dialog && Object.hasOwn(loaders, dialog) && (dialog !== 'owner' || owner) ? dialog : undefined;

type LatestProps = { readonly current: AuthDialogsProps };

/** The dialogs of a page. Each is created once, so that what was typed and a code that was sent outlive closing it. */
function createDialogs(scope: Scope, latest: LatestProps) {
  const screens = new Map<AuthDialog, Screen>();
  const go = (next: AuthDialog | undefined) => latest.current.onDialogChange(next);
  const dependencies: AuthDependencies = {
    language: scope.language,
    send: scope.send,
    notify: scope.notify,
    begin: scope.session.begin,
    endedBy: () => scope.session.endedBy.peek(),
    now: Date.now,
    every,
    go,
    onLogIn: () => latest.current.onLogIn(),
    owner: () => latest.current.owner,
    phone: signal(''),
  };
  return async (dialog: AuthDialog): Promise<Screen> => {
    const { createScreen } = await loaders[dialog]();
    const { isPage } = latest.current;
    const screen = screens.get(dialog) ?? createScreen(dependencies, { siteUrl: scope.siteUrl, go, isPage });
    screens.set(dialog, screen);
    return screen;
  };
}

/** The dialogs in the page's language. Created anew only when the language changes, since their models hold texts too. */
function useDialogs(latest: LatestProps) {
  const scope = useScope();
  const { language } = scope;
  const make = () => ({ language, load: createDialogs(scope, latest) });
  const [made, setMade] = useState(make);
  if (made.language === language) return made.load;
  const next = make();
  setMade(next);
  return next.load;
}

/** The screen of the requested dialog: until its code has loaded the previous one, or 'failed' where it cannot load. */
function useScreen(props: AuthDialogsProps) {
  const latest = useRef(props);
  latest.current = props;
  const load = useDialogs(latest);
  const [shown, setShown] = useState<Screen | 'failed'>();
  const [tries, setTries] = useState(0);
  const dialog = openable(props);
  useEffect(() => {
    if (!dialog) return undefined;
    let isWanted = true;
    const show = (what: Screen | 'failed') => isWanted && setShown(what);
    load(dialog).then(show, () => show('failed'));
    return () => {
      isWanted = false;
    };
  }, [load, dialog, tries]);
  const screen = shown === 'failed' ? undefined : shown;
  const isOpen = dialog !== undefined;
  useEffect(() => {
    if (!screen || !isOpen) return undefined;
    screen.open();
    return screen.close;
  }, [screen, isOpen]);
  return { screen, hasFailed: shown === 'failed', isOpen, retry: () => setTries(tries + 1) };
}

/**
 * One frame for all dialogs, so that going from one to another neither flickers nor loses which element gets the focus back.
 */
export function AuthDialogs(props: AuthDialogsProps) {
  const texts = useMessages(messages);
  const { screen, hasFailed, isOpen, retry } = useScreen(props);
  const formId = useId();
  const close = () => props.onDialogChange(undefined);
  if (hasFailed) {
    const again = (
      <Button variant="primary" size="lg" block onClick={retry}>
        {texts.retry}
      </Button>
    );
    return props.isPage ? (
      <Page title={texts.notLoaded} note={texts.checkLine} foot={again} />
    ) : (
      <Dialog open={isOpen} onClose={close} title={texts.notLoaded} closeLabel={texts.close} footer={again}>
        <p>{texts.checkLine}</p>
      </Dialog>
    );
  }
  if (!screen) return props.fallback;
  if (props.isPage)
    return (
      <Page title={screen.title()} note={screen.note?.()} foot={screen.foot(formId)}>
        {screen.body(formId)}
      </Page>
    );
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={screen.title()}
      note={screen.note?.()}
      closeLabel={texts.close}
      className="y-auth__dialog"
      footer={screen.foot(formId)}
    >
      {screen.body(formId)}
    </Dialog>
  );
}

interface PageProps {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly foot: ReactNode;
  readonly children?: ReactNode;
}

/** A dialog's content as part of the page. */
function Page({ title, note, foot, children }: PageProps) {
  return (
    <div className="y-auth__page">
      <div className="y-auth__head">
        <h1>{title}</h1>
        {note && <p>{note}</p>}
      </div>
      {children}
      <div className="y-auth__foot">{foot}</div>
    </div>
  );
}
