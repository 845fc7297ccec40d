import { z } from 'zod';
import { capped, optional, whole } from './input.ts';

const pageSentence = 'A page is a whole number from 1.';
const mostRows = 500;

/** What any table may ask for. More than 500 rows are taken as 500. @param columns what it can be sorted by; `-` before one turns it round */
export const listInput = <const Columns extends readonly string[]>(columns: Columns) =>
  z.object({
    searchTerm: optional(
      z.string('The search term is text.').trim().max(100, 'Please search with 100 characters at most.'),
    ),
    page: optional(whole(pageSentence, 1, 1_000_000)),
    pageSize: optional(capped(pageSentence, mostRows)),
    sort: optional(
      z.enum(
        [...columns, ...columns.map((column) => `-${column}`)] as unknown as [string, ...string[]],
        'This column cannot be sorted by.',
      ),
    ),
  });

/** A page of a table, with the truth about how many there are. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ data: z.array(row), total: z.number().int(), page: z.number().int(), pageSize: z.number().int() });
