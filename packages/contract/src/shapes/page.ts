import { inputLimits, mostPage, searchTermLength } from '@yantra/domain';
import { z } from 'zod';
import { wrong } from '../field-errors.ts';
import { capped, optional, whole } from './input.ts';

const wrongPage = wrong('page.invalid');

/** A table's request. More than 500 rows are lowered to 500. @param columns the sortable ones; `-` before one means descending */
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

/** A page of a table, with the exact total. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ data: z.array(row), total: z.number().int(), page: z.number().int(), pageSize: z.number().int() });
