/** How a shown widget can look. */
export const look = {
  failed: 'The widgets did not arrive. Please check the connection and try again.',
  retry: 'Retry',
  brand: 'Brand colour',
  /** In the order of the swatches. */
  colours: ['Rust', 'Green', 'Blue', 'Violet', 'Charcoal'],
  scheme: 'Light or dark',
  schemes: [
    { value: 'light', label: 'Light' },
    { value: 'dark', label: 'Dark' },
  ],
  language: 'Language',
  languages: [
    { value: 'en', label: 'EN' },
    { value: 'hi', label: 'HI' },
    { value: 'mr', label: 'MR' },
  ],
  width: 'Width',
  pixels: (width: number) => `${width.toLocaleString('en-IN')} px`,
  widths: [
    { value: '360', label: '360' },
    { value: '768', label: '768' },
    { value: 'full', label: 'Full' },
  ],
  corners: 'Corners',
  cornerNames: [
    { value: 'square', label: 'Square' },
    { value: 'soft', label: 'Soft' },
    { value: 'round', label: 'Round' },
  ],
  states: { loading: 'loading', ready: 'ready', error: 'error' },
} as const;
