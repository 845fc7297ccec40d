import { z } from 'zod';

/** A whole number in the environment. @param what e.g. `number of suppliers` */
export function wholeNumber(
  what: string,
  least: number,
  most: number,
  sentence = `must be a ${what} from ${least} to ${most}`,
) {
  return z.coerce.number(sentence).int(sentence).min(least, sentence).max(most, sentence);
}

/** 0 is any free one. */
export const portNumber = wholeNumber('port number', 0, 65_535);
