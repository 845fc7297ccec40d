/** The scale of stars. */
const most = 5;

/** The mean of the stars, 0 to 5; `null` without any rating, which is shown as "No Ratings" and never as 0 stars. */
export function averageStars(ratings: readonly { readonly starRating: number }[]): number | null {
  let sum = 0;
  let count = 0;
  for (const { starRating } of ratings) {
    if (!Number.isFinite(starRating)) continue;
    sum += Math.min(most, Math.max(0, starRating));
    count += 1;
  }
  return count === 0 ? null : sum / count;
}

/** Whole stars, half up: for cards and reviews. */
export function roundedStars(average: number): number {
  return Math.min(most, Math.max(0, Math.round(average)));
}

/** Full stars, and a half if the fraction is 0.5 or more (dashboard.md §9): for tables. 4.4 → 4, 4.9 → 4.5. */
export function halfStars(average: number): number {
  return Math.min(most, Math.max(0, Math.floor(average * 2) / 2));
}

/** The average with one decimal, half up, for a machine's page: 4.25 → "4.3". */
export function starsText(average: number): string {
  return (Math.round(Math.min(most, Math.max(0, average)) * 10) / 10).toFixed(1);
}
