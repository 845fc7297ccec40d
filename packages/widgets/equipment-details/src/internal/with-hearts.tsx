import { LateTools } from '@yantra/ui';
import type { EquipmentDetailsProps } from '../equipment-details.props.ts';
import { EquipmentDetails } from '../equipment-details.tsx';

const loadHearts = async () => (await import('./hearts.tsx')).Hearts;

/** The page of a machine, with hearts where the page around it asks for them. */
export const DetailsWithHearts = ({
  favourites,
  ...props
}: EquipmentDetailsProps & { readonly favourites?: boolean | undefined }) => (
  <LateTools isOn={favourites} load={loadHearts}>
    <EquipmentDetails {...props} />
  </LateTools>
);
