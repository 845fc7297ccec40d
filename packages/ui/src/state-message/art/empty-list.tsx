import { Line } from './line.tsx';

/** A clipboard with nothing on it yet. */
export function EmptyList() {
  return (
    <svg className="y-state__picture" aria-hidden="true" viewBox="0 0 480 360">
      <ellipse cx="240" cy="318" rx="201.6" ry="16" fill="#EFE3CC" />
      <circle cx="240" cy="170" r="130" fill="#FFE3C4" />
      <g>
        <rect x="160" y="62" width="160" height="230" rx="14" fill="#8F3412" />
        <rect x="172" y="78" width="136" height="202" rx="8" fill="#FFF7E7" />
        <rect x="204" y="48" width="72" height="32" rx="10" fill="#4A505A" />
        <circle cx="240" cy="56" r="9" fill="#FFE3C4" />
        <rect x="188" y="110" width="24" height="24" rx="6" fill="#EFE3CC" />
        <rect x="222" y="114" width="70" height="7" rx="3" fill="#EFE3CC" />
        <rect x="222" y="126" width="48" height="6" rx="3" fill="#EFE3CC" />
        <rect x="188" y="150" width="24" height="24" rx="6" fill="#EFE3CC" />
        <rect x="222" y="154" width="56" height="7" rx="3" fill="#EFE3CC" />
        <rect x="222" y="166" width="62" height="6" rx="3" fill="#EFE3CC" />
        <rect x="188" y="190" width="24" height="24" rx="6" fill="#EFE3CC" />
        <rect x="222" y="194" width="66" height="7" rx="3" fill="#EFE3CC" />
        <rect x="222" y="206" width="40" height="6" rx="3" fill="#EFE3CC" />
        <rect x="188" y="230" width="24" height="24" rx="6" fill="#EFE3CC" />
        <rect x="222" y="234" width="44" height="7" rx="3" fill="#EFE3CC" />
        <rect x="222" y="246" width="54" height="6" rx="3" fill="#EFE3CC" />
      </g>
      <g>
        <circle cx="326" cy="256" r="40" fill="#27713F" />
        <Line d="M326 238 L326 274 M308 256 L344 256" stroke="#FFF7E7" width={9} />
      </g>
      <g>
        <path d="M98 312 H156 L136 226 H118Z" fill="#D9531E" />
        <path d="M113 250 H141 L146 270 H108Z M104 288 H150 L153 302 H101Z" fill="#FFF7E7" />
        <rect x="84" y="308" width="86" height="11" rx="4" fill="#8F3412" />
      </g>
      <g>
        <Line
          d="M392 314 v-34 m0 20 q-22 -2 -22 -24 q22 0 22 24 m0 -10 q22 -2 22 -24 q-22 0 -22 24"
          stroke="#7DA35B"
          width={6}
        />
      </g>
    </svg>
  );
}
