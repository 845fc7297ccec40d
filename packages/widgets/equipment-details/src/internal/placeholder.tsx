import { useMessages } from '@yantra/language';
import { Skeleton } from '@yantra/ui';
import { messages } from '../equipment-details.messages.ts';

/** The page's outline while nothing of the machine is known. */
export function Placeholder() {
  const texts = useMessages(messages);
  return (
    <>
      <div className="y-details__top">
        <div className="y-details__gallery" aria-hidden="true">
          <div className="y-details__main">
            <Skeleton className="y-details__fill" />
          </div>
        </div>
        <div className="y-details__facts">
          <p className="y-hidden" role="status">
            {texts.loading}
          </p>
          <div className="y-details__title" aria-hidden="true">
            <Skeleton className="y-details__line" />
            <Skeleton className="y-details__line y-details__line--name" />
            <Skeleton className="y-details__line" />
          </div>
          <div className="y-details__buy" aria-hidden="true">
            <Skeleton className="y-details__line" />
            <Skeleton className="y-details__line y-details__line--name" />
            <Skeleton className="y-details__line y-details__line--button" />
          </div>
          <p className="y-late">{texts.slow}</p>
        </div>
        <div className="y-details__overview" aria-hidden="true">
          <div className="y-details__plate" aria-hidden="true">
            <dl>
              {Array.from({ length: 8 }, (_, index) => (
                <div key={index}>
                  <dt>
                    <Skeleton className="y-details__line" />
                  </dt>
                  <dd>
                    <Skeleton className="y-details__line" />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </div>
    </>
  );
}
