import type { OwnEquipment } from '@yantra/contract/calls';
import { noticeMs } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { useScope } from '@yantra/state';
import { Glyph, type MenuItem } from '@yantra/ui';
import { glyphs } from '../../kit/glyphs.ts';
import { messages } from './equipments-list.messages.ts';

/** The page that everybody sees, on the site. */
export const publicAddress = (id: string): string => `/equipment-details?id=${encodeURIComponent(id)}`;

/** The ways to the page that everybody sees of a machine, where there is one. */
export function usePublicLink(): (row: OwnEquipment) => readonly MenuItem[] {
  const texts = useMessages(messages);
  const { notify, siteUrl } = useScope();
  const copy = async (id: string) => {
    const url = new URL(publicAddress(id), siteUrl || location.href).href;
    try {
      await navigator.clipboard.writeText(url);
      notify({ kind: 'success', text: texts.linkCopied, duration: noticeMs });
    } catch {
      // Forbidden, or no secure page: the address itself can be copied by hand.
      notify({ kind: 'info', text: texts.linkIs(url), duration: 4 * noticeMs });
    }
  };
  return ({ id, listing }) =>
    listing === 'listed'
      ? [
          { label: texts.publicPage, href: publicAddress(id), icon: <Glyph d={glyphs.truck} /> },
          { label: texts.copyLink, onSelect: () => void copy(id), icon: <Glyph d={glyphs.link} /> },
        ]
      : [];
}

/** The page itself, by the machine's name. */
export const PublicLink = ({ id, name }: Pick<OwnEquipment, 'id' | 'name'>) => (
  <a className="y-link" href={publicAddress(id)}>
    {name}
  </a>
);
