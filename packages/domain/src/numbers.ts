/** The number itself, or the bound that it is beyond. */
export const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** Degrees to about a metre. */
export const fiveDecimals = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;
