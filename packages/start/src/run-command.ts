import { DatabaseError, OperatorError, SettingsError, StartError } from '@yantra/server';
import { CommandError } from './command-error.ts';
import type { Command, CommandParts } from './command.ts';
import { commands } from './commands.ts';
import { texts } from './start.messages.ts';

const isHelp = (name: string | undefined): boolean => name === 'help' || name === '--help' || name === '-h';

/**
 * Runs the command in the arguments, and reports a failure in one line.
 * @param args the command's name and what follows it
 * @returns the exit code: 0, 1 if it failed, 2 for wrong usage
 */
export async function runCommand(
  args: readonly string[],
  parts: Omit<CommandParts, 'args'>,
  known: Readonly<Record<string, Command>> = commands,
): Promise<number> {
  const { print, tell } = parts.terminal;
  const [name, ...rest] = args;
  if (isHelp(name)) {
    for (const line of helpLines(known)) print(line);
    return 0;
  }
  const command = name !== undefined && Object.hasOwn(known, name) ? known[name] : undefined;
  if (command === undefined) {
    tell(name === undefined ? texts.noCommand : texts.unknownCommand(name));
    return 2;
  }
  if (rest.some(isHelp)) {
    print(`${texts.usageOf(command.usage)}\n${command.summary}`);
    return 0;
  }
  try {
    return (await (await command.load())({ ...parts, args: rest })) ?? 0;
  } catch (error) {
    tell(failureLine(error));
    if (error instanceof CommandError && error.exitCode === 2) tell(texts.usageOf(command.usage));
    return error instanceof CommandError ? error.exitCode : 1;
  }
}

function helpLines(known: Readonly<Record<string, Command>>): string[] {
  const all = [...Object.values(known), { usage: 'help', summary: texts.summaries.help }];
  const width = Math.max(...all.map(({ usage }) => usage.length));
  return [
    texts.usage,
    '',
    texts.commands,
    ...all.map(({ usage, summary }) => `  ${usage.padEnd(width)}  ${summary}`),
    '',
    texts.settings,
  ];
}

/** Only unexpected errors show their stack. */
function failureLine(error: unknown): string {
  const isForeseen =
    error instanceof CommandError ||
    error instanceof SettingsError ||
    error instanceof DatabaseError ||
    error instanceof OperatorError ||
    error instanceof StartError;
  if (isForeseen) return error.message;
  return `${texts.failed} ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}
