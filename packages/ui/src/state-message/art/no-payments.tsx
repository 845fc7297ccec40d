import { Line } from './line.tsx';

/** A receipt with nothing on it. */
export function NoPayments() {
  return (
    <svg className="y-state__picture" aria-hidden="true" viewBox="0 0 480 360">
      <ellipse cx="240" cy="318" rx="201.6" ry="16" fill="#EFE3CC" />
      <circle cx="240" cy="168" r="130" fill="#FFE3C4" />
      <g>
        <path
          d="M160 52 h150 v250 l-15 -14 -15 14 -15 -14 -15 14 -15 -14 -15 14 -15 -14 -15 14 -15 -14 -15 14Z"
          fill="#FFF7E7"
        />
        <rect x="150" y="44" width="170" height="18" rx="9" fill="#8F3412" />
      </g>
      <g>
        <rect x="182" y="84" width="70" height="12" rx="5" fill="#D9531E" />
        <rect x="182" y="112" width="106" height="8" rx="4" fill="#EFE3CC" />
        <rect x="182" y="132" width="84" height="8" rx="4" fill="#EFE3CC" />
        <rect x="182" y="152" width="96" height="8" rx="4" fill="#EFE3CC" />
        <Line d="M182 184 H288" stroke="#EFE3CC" width={4} dash="1 9" />
        <rect x="182" y="204" width="50" height="12" rx="5" fill="#EFE3CC" />
        <rect x="250" y="204" width="38" height="12" rx="5" fill="#F6A15B" />
        <rect x="182" y="238" width="106" height="26" rx="8" fill="#FFE3C4" />
      </g>
      <g>
        <circle cx="356" cy="262" r="48" fill="#D9992E" />
        <circle cx="352" cy="258" r="46" fill="#F2B84A" />
        <Line d="M336 238 H368 M336 252 H368 M344 238 q22 0 22 13 q0 13 -22 13 h-8 l26 22" stroke="#8F3412" width={6} />
      </g>
      <g>
        <rect x="70" y="246" width="110" height="62" rx="10" fill="#4A505A" />
        <rect x="70" y="260" width="110" height="14" fill="#23262B" />
        <rect x="82" y="286" width="40" height="9" rx="4" fill="#8e959e" />
        <rect x="140" y="282" width="26" height="16" rx="4" fill="#F2B84A" />
      </g>
      <g>
        <Line
          d="M432 314 v-34 m0 20 q-22 -2 -22 -24 q22 0 22 24 m0 -10 q22 -2 22 -24 q-22 0 -22 24"
          stroke="#7DA35B"
          width={6}
        />
      </g>
    </svg>
  );
}
