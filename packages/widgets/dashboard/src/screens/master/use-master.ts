import type { Call } from '@yantra/contract/calls';
import { useMessages } from '@yantra/language';
import { mapRemote, useScope } from '@yantra/state';
import { useMemo } from 'react';
import { messages as factMessages } from '../../kit/kind-facts.messages.ts';
import { useRemote } from '../../kit/use-remote.ts';
import type { MasterCalls, MasterList, MasterRow } from './master-list.ts';
import { messages } from './master.messages.ts';

/** The source of a master list; it must be the same object in every rendering. */
interface MasterSource<Input extends object, Output, Row extends MasterRow> {
  /** Returns all rows. */
  readonly call: Call<Input, Output>;
  readonly input: Input;
  /** The rows that are not deleted. */
  readonly rowsOf: (all: Output) => Row[];
  /** The list in the user's language. */
  readonly listIn: (all: typeof messages, facts: typeof factMessages) => MasterList<Row>;
}

/** A master list and its rows, for `MasterScreen`. */
export function useMaster<Input extends object, Output, Row extends MasterRow>({
  call,
  input,
  rowsOf,
  listIn,
}: MasterSource<Input, Output, Row>): Pick<MasterCalls<Row>, 'rows' | 'reload' | 'load'> & {
  readonly list: MasterList<Row>;
} {
  const texts = useMessages(messages);
  const facts = useMessages(factMessages);
  const list = useMemo(() => listIn(texts, facts), [listIn, texts, facts]);
  const { send } = useScope();
  const { remote, reload } = useRemote(call, input);
  const load = async (wanted: number) =>
    rowsOf(await send(call, input, { isQuiet: true })).find(({ id }) => id === wanted);
  return { list, rows: mapRemote(remote, rowsOf), reload, load };
}
