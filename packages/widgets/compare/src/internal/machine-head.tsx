import { useErrorText, useMessages } from '@yantra/language';
import { useScope } from '@yantra/state';
import { Button, ButtonLink, Icon, Picture, Price, Skeleton, isPlainClick } from '@yantra/ui';
import type { MouseEvent } from 'react';
import { messages } from '../compare.messages.ts';
import type { Column, ReadyColumn } from '../compare.model.ts';
import type { TableProps } from './table-props.ts';

interface MachineHeadProps extends Pick<
  TableProps,
  'hrefs' | 'way' | 'level' | 'onRemove' | 'onRetry' | 'onQuotesRequest'
> {
  readonly column: Column;
}

/** A machine above its column: what it is called and costs, its way out, and asking for a quote. */
export function MachineHead(props: MachineHeadProps) {
  const { column, hrefs, onRemove } = props;
  const texts = useMessages(messages);
  const name = column.kind === 'ready' ? column.machine.name : texts.thisMachine;
  const remove = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onRemove(column.id, name);
  };
  return (
    <div className="y-versus__machine">
      {column.kind === 'ready' ? <Ready {...props} column={column} /> : <Absent {...props} />}
      <a className="y-versus__remove" href={hrefs.without(column.id)} aria-label={texts.remove(name)} onClick={remove}>
        <Icon name="close" />
      </a>
    </div>
  );
}

function Ready({
  column: { id, machine },
  hrefs,
  level,
  onQuotesRequest,
}: MachineHeadProps & { readonly column: ReadyColumn }) {
  const texts = useMessages(messages);
  const { siteUrl } = useScope();
  const Name: 'h2' | 'h3' = level === 1 ? 'h2' : 'h3';
  const href = hrefs.quotes([id]);
  return (
    <>
      <span className="y-versus__picture">
        <Picture
          url={machine.image1Url && siteUrl + machine.image1Url}
          alt=""
          sizes="(width < 760px) 164px, 330px"
          eager
        />
      </span>
      <Name>
        <a href={hrefs.machine(id)} dir="auto">
          {machine.name}
        </a>
      </Name>
      <Price {...machine} />
      <ButtonLink
        block
        href={href}
        aria-label={`${texts.askQuote}: ${machine.name}`}
        onClick={(event) => {
          if (onQuotesRequest?.({ ids: [id], href }) === false) event.preventDefault();
        }}
      >
        {texts.askQuote}
      </ButtonLink>
    </>
  );
}

/** A machine that is loading, that is gone, or that could not be loaded. */
function Absent({ column, way, level, onRetry }: MachineHeadProps) {
  const texts = useMessages(messages);
  const errorText = useErrorText();
  const Name: 'h2' | 'h3' = level === 1 ? 'h2' : 'h3';
  if (column.kind === 'gone')
    return (
      <>
        <span className="y-versus__picture" data-gone="">
          <Picture url={null} alt="" />
        </span>
        <Name>{texts.gone}</Name>
        <p>{texts.goneText}</p>
        <ButtonLink block {...way}>
          {texts.findOther}
        </ButtonLink>
      </>
    );
  if (column.kind === 'failed')
    return (
      <>
        <span className="y-versus__picture" />
        <p role="alert">{texts.failed(errorText(column.error))}</p>
        <Button block onClick={() => onRetry(column.id)}>
          {texts.retry}
        </Button>
      </>
    );
  return (
    <>
      <Skeleton className="y-versus__picture" />
      <span className="y-hidden" role="status">
        {texts.loading}
      </span>
      <Skeleton className="y-versus__line" />
      <Skeleton className="y-versus__line" />
      <Skeleton className="y-versus__way" />
    </>
  );
}
