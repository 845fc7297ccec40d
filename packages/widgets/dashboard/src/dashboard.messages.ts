/** Shown instead of the dashboard on another company's page. */
export const elsewhereMessages = {
  id: 'dashboard.elsewhere',
  text: 'Your dashboard is on the marketplace itself.',
  link: 'Open the dashboard',
} as const;
