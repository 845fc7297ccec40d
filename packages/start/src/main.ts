/** The program `yantra`: the first argument says what to do. */
import { runCommand } from './run-command.ts';
import { processTerminal } from './terminal.ts';

const code = await runCommand(process.argv.slice(2), { env: process.env, terminal: processTerminal() });
// A server runs on; whatever else was asked for ends by itself.
if (code !== 0) process.exitCode = code;
