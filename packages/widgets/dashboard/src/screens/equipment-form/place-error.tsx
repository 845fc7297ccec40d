import { useSignals } from '@preact/signals-react/runtime';
import type { FormField } from '@yantra/form';

/** What is wrong with the marker, below the map: it has no field of its own that could say so. */
export function PlaceError({ field, name }: { readonly field: FormField; readonly name: string }) {
  useSignals();
  const error = field.error.value;
  if (!error) return null;
  return (
    <p className="y-field__error y-dashboard__wide" role="alert" tabIndex={-1} data-field={name}>
      {error}
    </p>
  );
}
