import { type Clock, systemClock } from '../../clock.ts';
import { openDatabase } from '../../database/open.ts';
import type { Db } from '../../database/types.ts';
import { allKeyNames, isKeyName, settingOfKey } from '../../keys/key-names.ts';
import type { GivenKeys } from '../../keys/keys.settings.ts';
import { askLocally, type LocalAnswers } from '../../local-socket/local-socket.ts';
import { OperatorError } from '../../operator-error.ts';
import { keyTexts as texts } from './key-changes.messages.ts';
import { rotateKey, type Rotation } from './rotate-key.ts';

const ask = 'changeKey';

interface Question extends Rotation {
  readonly ask: typeof ask;
}

/** Changes keys of the embedded database, which only its server can open. */
export const keyAnswers = (db: Db, clock: Clock): LocalAnswers => ({
  [ask]: async (question) => ({ answer: { says: await changed(db, clock, question as Question) } }),
});

async function changed(db: Db, clock: Clock, rotation: Rotation): Promise<string> {
  const { name, isAtOnce } = rotation;
  const result = await rotateKey(db, clock, rotation);
  if (result.is === 'under way') throw new OperatorError(texts.underWay(name, result.until.toISOString()));
  const { signsFrom, oldUntil } = result;
  return isAtOnce ? texts.changedAtOnce(name) : texts.changed(name, signsFrom.toISOString(), oldUntil.toISOString());
}

/** The options of `rotate-key NAME`. */
export interface ChangeKeyOptions {
  readonly settings: {
    readonly databaseUrl: string | undefined;
    readonly dataDir: string;
    readonly keys: GivenKeys;
  };
  readonly name: string;
  /** Whether signatures of earlier keys are refused at once. */
  readonly isAtOnce: boolean;
  /** Prints a line for the operator. */
  readonly print: (line: string) => void;
}

/**
 * Changes a key of this installation, whether servers run or not.
 * @throws OperatorError or DatabaseError with one line
 */
export async function changeKey({ settings, name, isAtOnce, print }: ChangeKeyOptions): Promise<void> {
  if (!isKeyName(name)) throw new OperatorError(texts.unknown(name, allKeyNames));
  if (settings.keys[name] !== undefined) throw new OperatorError(texts.given(name, settingOfKey(name)));
  const { databaseUrl, dataDir } = settings;
  if (databaseUrl === undefined) {
    const asked = await askLocally<{ readonly says: string }>(dataDir, { ask, name, isAtOnce } as Question);
    if (asked !== undefined) {
      asked.close();
      return print(asked.answer.says);
    }
  }
  const database = await openDatabase({ databaseUrl, dataDir, poolSize: 1 });
  try {
    print(await changed(database.db, systemClock, { name, isAtOnce }));
  } finally {
    await database.close();
  }
}
