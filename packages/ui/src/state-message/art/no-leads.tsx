import { Line } from './line.tsx';

/** A phone that nobody has written to yet. */
export function NoLeads() {
  return (
    <svg className="y-state__picture" aria-hidden="true" viewBox="0 0 480 360">
      <ellipse cx="240" cy="318" rx="201.6" ry="16" fill="#EFE3CC" />
      <circle cx="240" cy="168" r="130" fill="#FFE3C4" />
      <g>
        <rect x="176" y="46" width="128" height="258" rx="22" fill="#23262B" />
        <rect x="186" y="62" width="108" height="222" rx="10" fill="#FFF7E7" />
        <rect x="220" y="50" width="40" height="7" rx="3" fill="#4A505A" />
        <circle cx="240" cy="294" r="6" fill="#4A505A" />
      </g>
      <g>
        <rect x="198" y="82" width="70" height="26" rx="10" fill="#FFE3C4" />
        <rect x="198" y="116" width="50" height="20" rx="8" fill="#EFE3CC" />
        <path d="M212 150 h74 v34 h-60 l-14 12z" fill="#EFE3CC" />
        <rect x="198" y="210" width="58" height="18" rx="8" fill="#EFE3CC" />
        <rect x="198" y="248" width="84" height="24" rx="12" fill="#D9531E" />
        <rect x="218" y="257" width="44" height="6" rx="3" fill="#FFF7E7" />
      </g>
      <g>
        <path
          d="M322 84 h92 q14 0 14 14 v44 q0 14 -14 14 h-62 l-24 24 v-24 h-6 q-14 0 -14 -14 v-44 q0 -14 14 -14Z"
          fill="#D9531E"
        />
        <circle cx="346" cy="120" r="8" fill="#FFF7E7" />
        <circle cx="370" cy="120" r="8" fill="#FFF7E7" />
        <circle cx="394" cy="120" r="8" fill="#FFF7E7" />
      </g>
      <g>
        <path
          d="M64 150 h78 q12 0 12 12 v36 q0 12 -12 12 h-4 v20 l-20 -20 h-54 q-12 0 -12 -12 v-36 q0 -12 12 -12Z"
          fill="#F6A15B"
        />
        <Line d="M74 172 H132 M74 190 H112" stroke="#FFF7E7" width={7} />
      </g>
      <g>
        <rect x="330" y="254" width="74" height="58" rx="8" fill="#8F3412" />
        <path d="M330 262 q0 -8 8 -8 h58 q8 0 8 8 l-37 28z" fill="#D9531E" />
      </g>
      <g>
        <Line
          d="M92 314 v-34 m0 20 q-22 -2 -22 -24 q22 0 22 24 m0 -10 q22 -2 22 -24 q-22 0 -22 24"
          stroke="#7DA35B"
          width={6}
        />
      </g>
    </svg>
  );
}
