import { useMessages } from '@yantra/language';
import { Button, Dialog, Skeleton } from '@yantra/ui';
import { useEffect, useState } from 'react';
import { download } from '../../kit/download.ts';
import { messages } from './machine-view.messages.ts';
import { pngOf, type Squares, pathOf, squaresOf } from './qr.ts';

interface QrDialogProps {
  readonly name: string;
  readonly url: string;
  readonly onClose: () => void;
}

/** A QR code to stick on the machine; it leads to the machine's page. */
export function QrDialog({ name, url, onClose }: QrDialogProps) {
  const texts = useMessages(messages);
  const [squares, setSquares] = useState<Squares | 'failed'>();
  useEffect(() => {
    let isUnmounted = false;
    squaresOf(url).then(
      (found) => isUnmounted || setSquares(found),
      () => isUnmounted || setSquares('failed'),
    );
    return () => {
      isUnmounted = true;
    };
  }, [url]);
  const isThere = squares !== undefined && squares !== 'failed';
  const save = async () => {
    const file = isThere ? await pngOf(squares) : null;
    if (file) download(`${name.replace(/[^\p{L}\p{N}]+/gu, '-')}-qr.png`, file);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.qr}
      note={texts.qrNote}
      footer={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          <Button variant="primary" disabled={!isThere} onClick={() => void save()}>
            {texts.saveQr}
          </Button>
        </>
      }
    >
      <figure className="y-dashboard__qr">
        {squares === undefined && <Skeleton />}
        {squares === 'failed' && <p role="alert">{texts.qrFailed}</p>}
        {isThere && (
          <svg
            viewBox={`0 0 ${squares.length} ${squares.length}`}
            role="img"
            aria-label={texts.qrOf(name)}
            shapeRendering="crispEdges"
          >
            <path d={pathOf(squares)} />
          </svg>
        )}
        <figcaption>
          <b>{name}</b>
          {url}
        </figcaption>
      </figure>
    </Dialog>
  );
}
