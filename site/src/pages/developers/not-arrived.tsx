import { look } from './look.messages.ts';

/** Shown above a previewed widget while its code is missing. @param retry absent while nothing has failed */
export const NotArrived = ({ retry }: { readonly retry: (() => void) | undefined }) =>
  retry && (
    <p role="alert">
      {look.failed}{' '}
      <button type="button" className="y-link" onClick={retry}>
        {look.retry}
      </button>
    </p>
  );
