const steps = [
  { from: 9_999_500, by: 10_000_000, unit: 'Cr' },
  { from: 99_950, by: 100_000, unit: 'L' },
  { from: 1_000, by: 1_000, unit: 'k' },
] as const;

/** Rupees for narrow spaces: `₹334`, `₹8.2k`, `₹1.9L` (lakh), `₹1.2Cr` (crore), with at most one decimal. */
export function shortRupees(rupees: number): string {
  const step = steps.find(({ from }) => rupees >= from);
  if (!step) return `₹${Math.round(rupees)}`;
  return `₹${(Math.round((rupees / step.by) * 10) / 10).toString()}${step.unit}`;
}
