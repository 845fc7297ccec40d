export const dashboardBase = '/dashboard';

/** The address of a dashboard screen on the site. */
export const addressOf = (path: string): string => (path === '/' ? dashboardBase : dashboardBase + path);

export const planAddress = (act: 'view' | 'edit', id: number): string => addressOf(`/subscription-admin/${act}/${id}`);
