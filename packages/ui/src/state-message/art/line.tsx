interface LineProps {
  readonly d: string;
  readonly stroke: string;
  readonly width: number;
  /** Lengths of dash and gap, as in SVG. */
  readonly dash?: string;
}

/** A stroke of the drawings: round at its ends and corners. */
export const Line = ({ d, stroke, width, dash }: LineProps) => (
  <path
    d={d}
    fill="none"
    stroke={stroke}
    strokeWidth={width}
    strokeLinecap="round"
    strokeLinejoin="round"
    strokeDasharray={dash}
  />
);
