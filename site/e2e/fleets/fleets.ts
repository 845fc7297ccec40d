/** The machines of the three files, and the pictures by which they are recognised. */
export interface FleetMachine {
  readonly name: string;
  /** The name of its picture, without extension. */
  readonly picture: string;
  readonly rent: number;
  /** Of `rentalTypes`. */
  readonly rentalType: number;
  /** The equipment type's name. */
  readonly type: string;
}

type Row = readonly [name: string, picture: string, rent: number, type: string, rentalType?: number];
const [day, month] = [1, 3];
const machinesOf = (rows: readonly Row[]): readonly FleetMachine[] =>
  rows.map(([name, picture, rent, type, rentalType = day]) => ({ name, picture, rent, rentalType, type }));

/** From excel-windows-1252.csv. */
export const excel = machinesOf([
  ['JCB 3DX Super', 'jcb-3dx-super', 8500, 'Backhoe loader'],
  ['JCB 3DX Xtra – loader', 'JCB 3DX Xtra - loader', 8900, 'Backhoe loader'],
  ['CASE 770EX', 'case-770ex', 7800, 'Backhoe loader'],
  ['Tata Hitachi EX70', 'tata_hitachi_ex70', 9000, 'Excavator'],
  ['Hyundai R140 LC', 'hyundai-r140-lc', 12_500, 'Excavator'],
  ['Hyundai R215 L', 'hyundai-r215-l', 15_500, 'Excavator'],
  ['Volvo EC210B', 'volvo-ec210b', 15_500, 'Excavator'],
  ['Komatsu PC210-8M0', 'KOMATSU PC210-8M0', 15_000, 'Excavator'],
  ['Tata Hitachi ZX370', 'tata-hitachi-zx370', 24_000, 'Excavator'],
  ['BEML BD50', 'beml-bd50', 16_500, 'Bulldozer'],
  ['JCB 432ZX', 'jcb-432zx', 9500, 'Wheel loader'],
  ['Bobcat S450 – narrow', 'bobcat-s450-narrow', 6500, 'Skid steer loader'],
  ['Tata Prima 2830.K', 'tata-prima-2830k', 7500, 'Tipper'],
  ['Ashok Leyland 2825', 'ashok-leyland-2825', 7200, 'Tipper'],
]);

/** From semicolons.csv. */
export const semicolons = machinesOf([
  ['ACE 14XW', 'ace-14xw-1', 95_000, 'Pick-and-carry crane', month],
  ['Escorts Hydra 14', 'escorts-hydra-14', 9000, 'Pick-and-carry crane'],
  ['Kato NK-550', 'kato-nk550', 32_000, 'Mobile crane'],
  ['Potain MCi 85', 'potain-mci-85', 110_000, 'Tower crane', month],
  ['Spartan hoist SCM 2000', 'spartan-hoist-scm-2000', 45_000, 'Builder hoist', month],
  ['JCB 540-170', 'jcb-540-170', 14_000, 'Telehandler'],
  ['Schwing Stetter AM 6', 'schwing-stetter-am-6', 110_000, 'Transit mixer', month],
  ['Ajax Argo 4000', 'ajax-argo-4000', 85_000, 'Self-loading mixer', month],
  ['Putzmeister BSF 36', 'putzmeister-bsf-36', 22_000, 'Concrete pump'],
  ['Volvo SD110', 'volvo-sd110', 7500, 'Soil compactor'],
  ['Hamm HD 99', 'hamm-hd-99', 7000, 'Tandem roller'],
  ['CAT 120K2', 'cat-120k2', 16_000, 'Motor grader'],
  ['Vogele Super 1400', 'vögele-super-1400', 20_000, 'Paver'],
]);

/** From hindi-headings.csv. */
export const hindi = machinesOf([
  ['जेसीबी 3DX नागपुर', 'ngp-1', 8200, 'Backhoe loader'],
  ['टाटा हिताची EX200', 'ngp-2', 14_500, 'Excavator'],
  ['एल एंड टी 9020', 'ngp-3', 9000, 'Wheel loader'],
  ['टाटा 2518 टिपर', 'ngp-4', 7000, 'Tipper'],
  ['किर्लोस्कर 62.5 kVA', 'ngp-5', 2800, 'Diesel generator'],
  ['कमिंस 125 kVA', 'ngp-6', 4500, 'Diesel generator'],
  ['एटलस XAS 400', 'ngp-7', 4200, 'Air compressor'],
  ['गोदरेज 3 टन', 'ngp-8', 52_000, 'Forklift', month],
  ['वोल्टास 2 टन', 'ngp-9', 48_000, 'Forklift', month],
  ['वेल्डिंग सेट 400', 'ngp-10', 1200, 'Welding set'],
  ['प्लेट कॉम्पैक्टर', 'ngp-11', 900, 'Plate compactor'],
  ['एस्कॉर्ट्स हाइड्रा', 'ngp-12', 8800, 'Pick-and-carry crane'],
  ['कंक्रीट मिक्सर 10/7', 'ngp-13', 1500, 'Concrete mixer'],
]);
