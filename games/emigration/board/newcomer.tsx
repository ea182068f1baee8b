import type { Newcomer } from '@tablewright/board';
import type { Answers, View } from '@tablewright/emigration-rules';
import { goalOf } from '@tablewright/emigration-rules/outlook';
import { say } from '@tablewright/kernel/words';
import { glossary } from './glossary.ts';

/** For whoever sees Emigration for the first time. */
export const newcomer: Newcomer<View, Answers> = {
  breath: {
    says: [
      say`You want to get into another country, and so does everybody else.`,
      say`Turn by turn you take one card: Money, papers, people who can help, and whatever life brings.`,
      say`In the end you choose a lane at the border: with Passport, Ticket and enough Assurance for the number you draw you are in, and the most Assurance left wins.`,
    ],
    Picture: Winning,
    shows: say`A Passport, a Ticket and 8 Assurance meet the number 6 in a lane: in, with 2 left.`,
  },
  goal: goalOf,
  hints: {
    action: say`Touch a card to see what it costs and what it is worth to you; your own are cheapest, and what you take may free the next card for others.`,
    pears: say`Whoever has most Money can lose most.`,
    offering: say`Assurance is what you need in the end, but keep enough Money for your papers.`,
    fog: say`A policy that would cost you most at the border is worth getting rid of.`,
    officer: say`Look into a lane that you would like to take: only you know its number then.`,
    withdraw: say`Trade every full set: what you keep is worth nothing behind the border, except Money in a tie.`,
    cross: say`Ask for the odds: they count your Assurance against the numbers that are still inside each lane.`,
  },
  glossary,
};

/** What winning looks like. */
function Winning() {
  return (
    <svg viewBox="0 0 340 150" width="100%" aria-hidden="true">
      <rect width="340" height="150" rx="10" fill="#1a2750" />
      <g transform="translate(20 22) rotate(-4 40 50)">
        <rect width="76" height="104" rx="6" fill="#6f1a29" />
        <circle cx="38" cy="46" r="17" fill="none" stroke="#e8c98a" strokeWidth="2.5" />
        <path d="M21 46h34M38 29c-9 9-9 25 0 34c9-9 9-25 0-34" fill="none" stroke="#e8c98a" strokeWidth="1.5" />
        <text x="38" y="88" textAnchor="middle" fill="#e8c98a" fontSize="11" fontWeight="700" textLength="66">
          {say`PASSPORT`}
        </text>
      </g>
      <g transform="translate(94 50) rotate(5 50 30)">
        <rect width="96" height="56" rx="5" fill="#fffdf6" />
        <path d="M0 5a5 5 0 0 1 5-5h86a5 5 0 0 1 5 5v11H0Z" fill="#27407f" />
        <text x="48" y="12" textAnchor="middle" fill="#fff" fontSize="9" fontWeight="700" letterSpacing="2">
          {say`TICKET`}
        </text>
        <path d="M70 16v40" stroke="#8d9ac0" strokeDasharray="3 3" />
        <path d="M12 40l22-6 10-10 4 1-5 11 12-2 2 4-38 9z" fill="#a81f2b" />
      </g>
      <g fontWeight="700" textAnchor="middle">
        <rect x="206" y="14" width="120" height="122" rx="8" fill="#f5efdf" />
        <text x="266" y="34" fontSize="12" fill="#1d2c5a">
          {say`LANE ${2}`}
        </text>
        {[5, 6, 8].map((token, i) => (
          <g key={token} transform={`translate(${232 + i * 34} 60)`}>
            <circle r="14" fill={token === 6 ? '#5b2f92' : '#d8cfb6'} />
            <text y="5" fontSize="14" fill={token === 6 ? '#fff' : '#756a4d'}>
              {token}
            </text>
          </g>
        ))}
        <text x="266" y="96" fontSize="14" fill="#1d2c5a">
          {say`${8} Assurance − ${6}`}
        </text>
        <g transform="rotate(-7 266 118)">
          <rect x="222" y="104" width="88" height="24" rx="4" fill="none" stroke="#b3202c" strokeWidth="2.5" />
          <text x="266" y="121" fontSize="13" fill="#b3202c" letterSpacing="1">
            {say`IN, ${2} LEFT`}
          </text>
        </g>
      </g>
    </svg>
  );
}
