/** The years that a day here may be of. */
const earliest = '1900-01-01';

/** Whether somebody may have been born on a day: `YYYY-MM-DD`, one that exists, before today. @param today the same way */
export function isBirthDate(text: string, today: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < earliest || text >= today) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
