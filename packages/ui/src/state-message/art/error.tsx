import { Line } from './line.tsx';

const gear =
  'M225.6 79.1 L229 60.1 L251 60.1 L254.4 79.1 L273 84.1 L285.4 69.4 L304.4 80.3 L297.9 98.5 L311.5 112.1 L329.7 105.6 L340.6 124.6 L325.9 137 L330.9 155.6 L349.9 159 L349.9 181 L330.9 184.4 L325.9 203 L340.6 215.4 L329.7 234.4 L311.5 227.9 L297.9 241.5 L304.4 259.7 L285.4 270.6 L273 255.9 L254.4 260.9 L251 279.9 L229 279.9 L225.6 260.9 L207 255.9 L194.6 270.6 L175.6 259.7 L182.1 241.5 L168.5 227.9 L150.3 234.4 L139.4 215.4 L154.1 203 L149.1 184.4 L130.1 181 L130.1 159 L149.1 155.6 L154.1 137 L139.4 124.6 L150.3 105.6 L168.5 112.1 L182.1 98.5 L175.6 80.3 L194.6 69.4 L207 84.1Z';

/** A broken gear. */
export function ErrorArt() {
  return (
    <svg className="y-state__picture" aria-hidden="true" viewBox="0 0 480 360">
      <ellipse cx="240" cy="318" rx="201.6" ry="16" fill="#EFE3CC" />
      <circle cx="240" cy="168" r="130" fill="#FFE3C4" />
      <g>
        <clipPath id="error-left">
          <path d="M60 20 H262 L232 96 L266 140 L222 200 L250 240 L224 330 H60Z" />
        </clipPath>
        <clipPath id="error-right">
          <path d="M420 20 H262 L232 96 L266 140 L222 200 L250 240 L224 330 H420Z" />
        </clipPath>
        <g transform="translate(-8 4) rotate(-6 240 170)">
          <g clipPath="url(#error-left)">
            <path d={gear} fill="#D9531E" />
            <circle cx="240" cy="170" r="62" fill="#F6A15B" />
            <circle cx="240" cy="170" r="34" fill="#FFE3C4" />
          </g>
        </g>
        <g transform="translate(20 10) rotate(9 240 170)">
          <g clipPath="url(#error-right)">
            <path d={gear} fill="#8F3412" />
            <circle cx="240" cy="170" r="62" fill="#D9531E" />
            <circle cx="240" cy="170" r="34" fill="#FFE3C4" />
          </g>
        </g>
      </g>
      <g>
        <Line d="M250 40 L250 16 M278 46 L292 26 M222 44 L208 24" stroke="#F2B84A" width={7} />
      </g>
      <g transform="translate(120 250) rotate(-34) scale(1.15)">
        <path d="M-9 -40 V34 A9 9 0 0 0 9 34 V-40Z" fill="#4A505A" />
        <path
          d="M-22 -58 Q-22 -76 -8 -82 V-60 L0 -54 L8 -60 V-82 Q22 -76 22 -58 Q22 -40 0 -36 Q-22 -40 -22 -58Z"
          fill="#4A505A"
        />
        <circle cx="0" cy="32" r="4.5" fill="#FFF7E7" />
      </g>
      <g>
        <rect x="325" y="298" width="26" height="11" rx="3" fill="#8e959e" />
        <rect x="316" y="293" width="12" height="21" rx="3" fill="#4A505A" />
        <rect x="291" y="308" width="26" height="11" rx="3" fill="#8e959e" />
        <rect x="282" y="303" width="12" height="21" rx="3" fill="#4A505A" />
        <rect x="347" y="312" width="26" height="11" rx="3" fill="#8e959e" />
        <rect x="338" y="307" width="12" height="21" rx="3" fill="#4A505A" />
      </g>
      <g>
        <path d="M384 300 H432 L416 230 H400Z" fill="#D9531E" />
        <path d="M396 250 H420 L424 266 H392Z M388 282 H428 L431 294 H385Z" fill="#FFF7E7" />
        <rect x="372" y="298" width="72" height="10" rx="4" fill="#8F3412" />
      </g>
    </svg>
  );
}
