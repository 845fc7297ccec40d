import type { ScreenProps } from '../../screen.ts';

export function Screen({ user }: ScreenProps) {
  return <p>{user.name}</p>;
}
