/** The program `yantra`: the first argument names the command. */
import { runCommand } from './run-command.ts';
import { processTerminal } from './terminal.ts';

const code = await runCommand(process.argv.slice(2), { env: process.env, terminal: processTerminal() });
// A server runs on; all other commands end by themselves.
if (code !== 0) process.exitCode = code;
