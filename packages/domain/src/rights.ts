/**
 * What somebody may do besides what their role allows: moderators look at machines, pictures, reviews and reports; finance at payments. Admins have all of
 * them.
 */
export const rights = ['moderator', 'finance'] as const;
export type Right = (typeof rights)[number];

/** What an admin can give somebody, and take: to be an admin too, or a right. */
export const staffRights = ['admin', ...rights] as const;
export type StaffRight = (typeof staffRights)[number];
