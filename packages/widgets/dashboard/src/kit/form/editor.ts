import { type ReadonlySignal, signal } from '@preact/signals-react';
import { noticeMs } from '@yantra/domain';
import { type FormValues, type RecordForm, createSubmission } from '@yantra/form';
import { type Failure, type Language, failureIn } from '@yantra/language';
import { ApiError, type Notice } from '@yantra/state';
import { type Loaded, createLoading } from './loading.tsx';

/** A form whose record is loaded, edited and saved. */
export interface Editor<Name extends string> {
  readonly form: RecordForm<Name>;
  readonly loaded: ReadonlySignal<Loaded>;
  readonly isSaving: ReadonlySignal<boolean>;
  /** Counts submits that found something wrong. */
  readonly failedSubmits: ReadonlySignal<number>;
  /** Why it could not be saved, if the reason concerns no single field. */
  readonly failure: ReadonlySignal<string | undefined>;
  readonly load: () => Promise<void>;
  readonly submit: () => Promise<void>;
}

export interface EditorDependencies<Name extends string> {
  /** The language of error texts; English without it. */
  readonly language?: Language | undefined;
  readonly form: RecordForm<Name>;
  /** Whether the record is new, with nothing to load. */
  readonly isNew?: boolean;
  /** Loads the current record. @throws {ApiError} */
  readonly read: () => Promise<FormValues<Name>>;
  /** @returns the success message @throws {ApiError} */
  readonly save: (values: FormValues<Name>) => Promise<string>;
  /** The error code for a record that somebody else has changed meanwhile. */
  readonly changedCode: ApiError['code'];
  /** The server's messages, by the form's field names. */
  readonly fieldErrorsOf: (
    failure: Pick<Failure, 'message' | 'errors'>,
    code?: string,
  ) => Readonly<Record<string, string>>;
  readonly texts: {
    readonly changed: string;
    readonly failed: string;
    /** Formats the server's message where it belongs to no field. */
    readonly failure?: (sentence: string) => string;
  };
  readonly notify: (notice: Notice) => void;
  readonly onSaved?: (() => void) | undefined;
}

export function createEditor<Name extends string>(dependencies: EditorDependencies<Name>): Editor<Name> {
  const {
    language,
    form,
    isNew = false,
    read,
    save,
    changedCode,
    fieldErrorsOf,
    texts,
    notify,
    onSaved,
  } = dependencies;
  const { loaded, load } = createLoading(language, isNew ? 'ready' : 'loading');
  const failedSubmits = signal(0);
  const showNotice = (kind: 'success' | 'error', text: string) => notify({ kind, text, duration: noticeMs });

  const { shown, ...submission } = createSubmission(async (error) => {
    const failure = failureIn(language, error as Error);
    const code = error instanceof ApiError ? error.code : undefined;
    const showFailure = (sentence: string) => submission.tell(texts.failure?.(sentence) ?? sentence);
    if (code === changedCode) {
      try {
        // The edits continue on the newer version; what was typed stays.
        form.rebase(await read());
        submission.tell(texts.changed);
      } catch {
        showFailure(failure.message);
      }
    } else {
      const others = form.refuse(fieldErrorsOf(failure, code));
      if (form.wrong.peek().length === 0) showFailure(others[0] ?? failure.message);
    }
    failedSubmits.value += 1;
    showNotice('error', texts.failed);
  });

  return {
    form,
    loaded,
    isSaving: shown.isBusy,
    failedSubmits,
    failure: shown.failure,
    load: async () => {
      if (!isNew) await load(read, form.settle);
    },
    async submit() {
      if (shown.isBusy.peek()) return;
      submission.tell(undefined);
      if (!form.check()) {
        failedSubmits.value += 1;
        return;
      }
      await submission.send(async () => {
        showNotice('success', await save(form.values.peek()));
        form.settle(form.values.peek());
        onSaved?.();
      });
    },
  };
}
