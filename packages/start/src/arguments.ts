import { CommandError } from './command.ts';
import { texts } from './start.messages.ts';

/** @throws CommandError where a command that takes no arguments was given one */
export function refuseArguments(args: readonly string[]): void {
  const [first] = args;
  if (first !== undefined) throw new CommandError(texts.argument(first), { exitCode: 2 });
}
