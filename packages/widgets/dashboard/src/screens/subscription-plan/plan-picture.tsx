/** What stands in for a plan's picture: an offer on a card. */
export const PlanPicture = () => (
  <svg viewBox="0 0 480 300" aria-hidden="true">
    <ellipse cx="240" cy="266" rx="201.6" ry="16" fill="#EFE3CC" />
    <circle cx="240" cy="140" r="118" fill="#FFE3C4" />
    <g transform="rotate(-10 150 160)">
      <rect x="96" y="86" width="116" height="160" rx="14" fill="#FFF7E7" />
      <path d="M110 86h88q14 0 14 14v26H96v-26q0-14 14-14" fill="#F6A15B" />
      <path d="M130 150h62M130 178h62M130 206h62" stroke="#EFE3CC" strokeWidth="8" strokeLinecap="round" />
      <path d="M116 150v0M116 178v0M116 206v0" stroke="#7DA35B" strokeWidth="12" strokeLinecap="round" />
    </g>
    <g transform="rotate(10 330 160)">
      <rect x="268" y="86" width="116" height="160" rx="14" fill="#FFF7E7" />
      <path d="M282 86h88q14 0 14 14v26H268v-26q0-14 14-14" fill="#8F3412" />
      <path d="M302 150h62M302 178h62M302 206h62" stroke="#EFE3CC" strokeWidth="8" strokeLinecap="round" />
      <path d="M288 150v0M288 178v0M288 206v0" stroke="#7DA35B" strokeWidth="12" strokeLinecap="round" />
    </g>
    <rect x="176" y="46" width="128" height="208" rx="16" fill="#fff" />
    <path d="M192 46h96q16 0 16 16v48H176V62q0-16 16-16" fill="#D9531E" />
    <circle cx="240" cy="78" r="16" fill="none" stroke="#FFF7E7" strokeWidth="13" />
    <path
      d="M205 128h19M205 137h19m-19-9h6q9 0 9 9t-9 9h-6l14 12"
      fill="none"
      stroke="#23262B"
      strokeWidth="3.3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <rect x="234" y="130" width="48" height="16" rx="5" fill="#23262B" />
    <path d="M218 182h62M218 204h62M218 226h44" stroke="#EFE3CC" strokeWidth="8" strokeLinecap="round" />
    <path d="M200 182v0M200 204v0M200 226v0" stroke="#27713F" strokeWidth="12" strokeLinecap="round" />
  </svg>
);
