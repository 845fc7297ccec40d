import type { OwnEquipment } from '@yantra/contract/calls';
import { noticeMs } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { useScope } from '@yantra/state';
import { Glyph, type MenuItem } from '@yantra/ui';
import { glyphs } from '../../kit/glyphs.ts';
import { Link } from '../../kit/link.tsx';
import { publicAddress } from '../../kit/public-address.ts';
import { messages } from './equipments-list.messages.ts';

/** Menu items for a machine's public page, if it has one. */
export function usePublicLink(): (row: OwnEquipment) => readonly MenuItem[] {
  const texts = useMessages(messages);
  const { notify, siteUrl } = useScope();
  const copy = async (id: string) => {
    const url = new URL(publicAddress(siteUrl, id), location.href).href;
    try {
      await navigator.clipboard.writeText(url);
      notify({ kind: 'success', text: texts.linkCopied, duration: noticeMs });
    } catch {
      // The clipboard is blocked or the page is not secure: the user can copy the address by hand.
      notify({ kind: 'info', text: texts.linkIs(url), duration: 4 * noticeMs });
    }
  };
  return ({ id, listing }) =>
    listing === 'listed'
      ? [
          { label: texts.publicPage, href: publicAddress(siteUrl, id), icon: <Glyph d={glyphs.truck} /> },
          { label: texts.copyLink, onSelect: () => void copy(id), icon: <Glyph d={glyphs.link} /> },
        ]
      : [];
}

/** A link to the public page, with the machine's name. */
export function PublicLink({ id, name }: Pick<OwnEquipment, 'id' | 'name'>) {
  const { siteUrl } = useScope();
  return (
    <Link className="y-link" href={publicAddress(siteUrl, id)}>
      {name}
    </Link>
  );
}
