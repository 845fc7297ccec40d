import type { Kept } from '@yantra/domain';
import { useErrorText, useMessages } from '@yantra/language';
import { useJob, useScope } from '@yantra/state';
import { ButtonLink, Glyph } from '@yantra/ui';
import { type ReactNode, useState } from 'react';
import { messages } from '../favourites.messages.ts';
import { useKeptRows } from '../kept-machines.ts';
import { Compare } from './compare.tsx';
import { Counts } from './counts.tsx';
import type { Deeds } from './deed-form.tsx';
import { penGlyph } from './glyphs.ts';
import { Rename } from './lists.tsx';
import { linksOf } from './machine-links.ts';
import { Machines } from './machines.tsx';
import type { Removal } from './removed.tsx';
import { Share } from './share.tsx';

interface ShownProps extends Pick<Parameters<typeof linksOf>[0], 'onEquipmentSelect'> {
  /** The address that takes the plain form to share, and the origin of links. */
  readonly forms: { readonly share: string; readonly origin: string } | undefined;
  /** Whether people can log in. */
  readonly hasAccounts: boolean;
  readonly removal: Removal;
  readonly kept: Kept;
  readonly list: Kept['lists'][number] | undefined;
  readonly deeds: Deeds;
  readonly onEnded: () => void;
}

/** The machines of a list, or all. */
export function Shown(props: ShownProps) {
  const { hasAccounts, kept, list, deeds, forms, removal, onEnded, onEquipmentSelect } = props;
  const texts = useMessages(messages);
  const errorText = useErrorText();
  const scope = useScope();
  const { siteUrl } = scope;
  const job = useJob();
  const { rows, remote, isUnreadable, reload } = useKeptRows(scope, kept, job);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const ids = list ? list.machines : kept.machines.map(({ id }) => id);
  const listed = ids.filter((id) => rows.get(id)?.machine);
  const left = ids.filter((id) => rows.has(id) && !rows.get(id)?.machine);
  const picked = chosen.filter((id) => listed.includes(id));
  const error = remote.status === 'failed' ? errorText(remote.error) : isUnreadable ? texts.unreadable : undefined;
  return (
    <>
      <section className="y-saved__list" part="panel" aria-labelledby="saved-list">
        <div className="y-saved__head">
          <Title list={list} deeds={deeds} onEnded={onEnded}>
            <Counts machines={ids.length - left.length} left={left.length} job={job} />
          </Title>
          <div className="y-saved__act">
            {list && hasAccounts && (
              <Share
                list={list}
                deeds={deeds}
                action={forms?.share}
                origin={forms?.origin}
                sharedHref={(page) => `${siteUrl}/saved/shared/${page}`}
              />
            )}
            <Compare siteUrl={siteUrl} job={job} chosen={picked} listed={listed} />
          </div>
        </div>
        {error && <Failure error={error} retry={reload} />}
        {ids.length === 0 && !removal.removed ? (
          <EmptyList siteUrl={siteUrl} isList={list !== undefined} hasMachines={kept.machines.length > 0} />
        ) : (
          <Machines
            ids={ids}
            rows={rows}
            isComing={!error}
            kept={kept}
            deeds={deeds}
            job={job}
            links={linksOf({ siteUrl, job, onEquipmentSelect })}
            chosen={picked}
            onChoose={setChosen}
            removal={removal}
          />
        )}
      </section>
      {list && hasAccounts && <p className="y-muted y-saved__foot">{texts.shareText}</p>}
    </>
  );
}

interface TitleProps extends Pick<ShownProps, 'list' | 'deeds' | 'onEnded'> {
  readonly children: ReactNode;
}

/** The name of the list, with the form to rename or end it. */
function Title({ list, deeds, onEnded, children }: TitleProps) {
  const texts = useMessages(messages);
  return (
    <div className="y-saved__title">
      <h2 id="saved-list">{list?.name ?? texts.all}</h2>
      {list && (
        <details>
          <summary className="y-button y-button--quiet y-button--icon">
            <Glyph d={penGlyph} />
            <span className="y-hidden">{texts.rename}</span>
          </summary>
          <Rename list={list} deeds={deeds} onEnded={onEnded} />
        </details>
      )}
      {children}
    </div>
  );
}

function Failure({ error, retry }: { readonly error: string; readonly retry: () => void }) {
  const texts = useMessages(messages);
  return (
    <p className="y-saved__error" role="alert">
      {texts.failed(error)}{' '}
      <button type="button" className="y-link" onClick={retry}>
        {texts.retry}
      </button>
    </p>
  );
}

interface EmptyListProps {
  readonly siteUrl: string;
  /** Not all machines. */
  readonly isList: boolean;
  readonly hasMachines: boolean;
}

function EmptyList({ siteUrl, isList, hasMachines }: EmptyListProps) {
  const texts = useMessages(messages);
  return (
    <div className="y-saved__none">
      <h3>{isList ? texts.emptyList : texts.empty}</h3>
      <p>{isList && hasMachines ? texts.emptyListText : texts.emptyText}</p>
      <ButtonLink href={`${siteUrl}/equipments`}>{texts.browse}</ButtonLink>
    </div>
  );
}
