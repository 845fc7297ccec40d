import type { ReactNode } from 'react';

interface FactsTableProps {
  /** The id of what names it, or its name. */
  readonly labelledBy?: string;
  readonly label?: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly ReactNode[])[];
}

/** A table of facts, whose first column names them; on phones a list. */
export const FactsTable = ({ labelledBy, label, columns, rows }: FactsTableProps) => (
  <table className="dev__table" aria-labelledby={labelledBy} aria-label={label} data-columns={columns.length}>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...rest], at) => (
        <tr key={at}>
          <th scope="row">{name}</th>
          {rest.map((cell, place) => (
            <td key={place}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
