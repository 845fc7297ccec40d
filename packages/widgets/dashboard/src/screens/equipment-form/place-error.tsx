import { useSignals } from '@preact/signals-react/runtime';
import type { FormField } from '@yantra/form';

/** The marker's error, below the map, since the marker has no field of its own. */
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
