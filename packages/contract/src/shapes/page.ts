import { inputLimits, mostPage, searchTermLength } from '@yantra/domain';
import { z } from 'zod';
import { wrong } from '../field-errors.ts';
import { capped, optional, whole } from './input.ts';

const wrongPage = wrong('page.invalid');

/** What any table may ask for. More than 500 rows are taken as 500. @param columns what it can be sorted by; `-` before one turns it round */
export const listInput = <const Columns extends readonly string[]>(columns: Columns) =>
  z.object({
    searchTerm: optional(
      z
        .string(wrong('searchTerm.invalid'))
        .trim()
        .max(searchTermLength, wrong('searchTerm.tooLong', { most: searchTermLength })),
    ),
    page: optional(whole(wrongPage, 1, mostPage)),
    pageSize: optional(capped(wrongPage, inputLimits.rowsOfPage)),
    sort: optional(
      z.enum(
        [...columns, ...columns.map((column) => `-${column}`)] as unknown as [string, ...string[]],
        wrong('sort.column'),
      ),
    ),
  });

/** A page of a table, with the truth about how many there are. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ data: z.array(row), total: z.number().int(), page: z.number().int(), pageSize: z.number().int() });
