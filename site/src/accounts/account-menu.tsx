import { useMessages } from '@yantra/language';
import { type LoggedUser, useScope } from '@yantra/state';
import { UserMenu, themes, useTheme } from '@yantra/ui';
import { messages as layout } from '../layout/layout.messages.ts';
import { useHref, useNavigate } from '../navigation.tsx';
import { messages } from './accounts.messages.ts';

/** The links of each role (dashboard.md §2, "Header and sidebar"). */
const linksOf = (
  role: LoggedUser['role'],
  menu: (typeof messages)['menu'],
): readonly (readonly [label: string, path: string])[] => {
  const isAdmin = role === 'admin';
  return [
    [menu.profile, '/dashboard/profile'],
    [isAdmin ? menu.allEquipments : menu.ownEquipments, '/dashboard/equipments-list'],
    ...(isAdmin
      ? []
      : ([
          [menu.recent, '/dashboard/recently-visited'],
          [menu.add, '/dashboard/add-equipment'],
        ] as const)),
    [isAdmin ? menu.allSubscriptions : menu.ownSubscriptions, '/dashboard/subscription-admin'],
  ];
};

export function AccountMenu({ user: { name, role } }: { readonly user: LoggedUser }) {
  const { session } = useScope();
  const navigate = useNavigate();
  const to = useHref();
  const { menu, roles } = useMessages(messages);
  const [theme, choose] = useTheme();
  const logOut = () => {
    void session.end();
    navigate('/');
  };
  const items = [
    ...linksOf(role, menu).map(([label, path]) => ({ label, href: to(path) })),
    // Shown in a narrow window, where the header has no room for it.
    { label: layout.email, href: `mailto:${layout.email}` },
    ...(theme
      ? [
          {
            label: menu.theme,
            chosen: theme,
            choices: themes.map((id) => ({ id, label: menu.themes[id] })),
            onChoose: choose,
          },
        ]
      : []),
    { label: menu.logOut, onSelect: logOut },
  ];
  return <UserMenu name={name} roleName={roles[role]} items={items} />;
}
