/**
 * The server's requests, answers and socket messages: made from its OpenAPI document by `npm run types`.
 * `npm run check` fails where the two differ. Don't edit.
 */
export interface paths {
  '/api/account/delete': {
    post: {
      requestBody: {
        content: {
          'application/json': components['schemas']['Proof'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['Me'];
          };
        };
      };
    };
  };
  '/api/accounts': {
    post: {
      requestBody: {
        content: {
          'application/json': components['schemas']['Credentials'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['Me'];
          };
        };
      };
    };
  };
  '/api/address': {
    get: {
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['AddressInfo'];
          };
        };
      };
    };
    post: {
      requestBody: {
        content: {
          'application/json': components['schemas']['AddressWish'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['AddressInfo'];
          };
        };
      };
    };
  };
  '/api/address/confirm': {
    post: {
      requestBody: {
        content: {
          'application/json': components['schemas']['LinkBrought'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['Sent'];
          };
        };
      };
    };
  };
  '/api/address/remove': {
    post: {
      requestBody: {
        content: {
          'application/json': components['schemas']['Proof'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['AddressInfo'];
          };
        };
      };
    };
  };
  '/api/blocks': {
    get: {
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['Blocks'];
          };
        };
      };
    };
    post: {
      requestBody: {
        content: {
          'application/json': components['schemas']['Whom'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['Blocks'];
          };
        };
      };
    };
  };
  '/api/blocks/{block}/remove': {
    post: {
      parameters: {
        path: {
          block: number;
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['Blocks'];
          };
        };
      };
    };
  };
  '/api/claim': {
    post: {
      parameters: {
        header?: {
          /** @description the same when the request is sent again, and never else */
          'idempotency-key'?: string | null;
        };
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['Claim'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['Claimed'];
          };
        };
      };
    };
  };
  '/api/claims/{token}': {
    get: {
      parameters: {
        path: {
          token: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['Claimed'];
          };
        };
      };
    };
  };
  '/api/forgotten': {
    post: {
      requestBody: {
        content: {
          'application/json': components['schemas']['Forgotten'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['Sent'];
          };
        };
      };
    };
  };
  '/api/friends': {
    get: {
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['Friends'];
          };
        };
      };
    };
    post: {
      requestBody: {
        content: {
          'application/json': components['schemas']['Account'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['Friends'];
          };
        };
      };
    };
  };
  '/api/friends/{friendship}/accept': {
    post: {
      parameters: {
        path: {
          friendship: number;
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['Friends'];
          };
        };
      };
    };
  };
  '/api/friends/{friendship}/end': {
    post: {
      parameters: {
        path: {
          friendship: number;
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['Friends'];
          };
        };
      };
    };
  };
  '/api/friends/shown': {
    post: {
      requestBody: {
        content: {
          'application/json': components['schemas']['Showing'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['Friends'];
          };
        };
      };
    };
  };
  '/api/games': {
    get: {
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['Games'];
          };
        };
      };
    };
  };
  '/api/games/{game}/book': {
    get: {
      parameters: {
        path: {
          game: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['Book'];
          };
        };
      };
    };
  };
  '/api/games/{game}/box': {
    get: {
      parameters: {
        path: {
          game: string;
        };
      };
      responses: {
        200: {
          content: {
            'text/plain': string;
          };
        };
      };
    };
    post: {
      parameters: {
        path: {
          game: string;
        };
      };
      requestBody: {
        content: {
          'text/plain': string;
        };
      };
      responses: {
        204: {};
      };
    };
  };
  '/api/games/{game}/figures/{figure}': {
    get: {
      parameters: {
        path: {
          figure: string;
          game: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['FigureInfo'];
          };
        };
      };
    };
  };
  '/api/games/{game}/places': {
    get: {
      parameters: {
        query: {
          option?: string[] | null;
          seats: number;
        };
        path: {
          game: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['Places'];
          };
        };
      };
    };
  };
  '/api/games/{game}/scene': {
    get: {
      parameters: {
        path: {
          game: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['Scene'];
          };
        };
      };
    };
  };
  '/api/invitations/{invitation}/decline': {
    post: {
      parameters: {
        path: {
          invitation: number;
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['Friends'];
          };
        };
      };
    };
  };
  '/api/leaders/{game}': {
    get: {
      parameters: {
        path: {
          game: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['Leaders'];
          };
        };
      };
    };
  };
  '/api/lessons/{game}': {
    get: {
      parameters: {
        path: {
          game: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['CourseInfo'];
          };
        };
      };
    };
  };
  '/api/lessons/{game}/{lesson}': {
    post: {
      parameters: {
        path: {
          game: string;
          lesson: string;
        };
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['Tried'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['LessonInfo'];
          };
        };
      };
    };
  };
  '/api/lessons/{game}/{lesson}/preview/{action}': {
    post: {
      parameters: {
        path: {
          action: number;
          game: string;
          lesson: string;
        };
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['Tried'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['LessonPreview'];
          };
        };
      };
    };
  };
  '/api/lessons/{game}/scene': {
    get: {
      parameters: {
        path: {
          game: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['Scene'];
          };
        };
      };
    };
  };
  '/api/lobby': {
    get: {
      parameters: {
        query?: {
          game?: string | null;
          language?: string | null;
          pace?: ('none' | 'live' | 'days') | null;
          seats?: number | null;
          usual?: boolean | null;
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['LobbyList'];
          };
        };
      };
    };
  };
  '/api/lobby/find': {
    post: {
      parameters: {
        header?: {
          /** @description the same when the request is sent again, and never else */
          'idempotency-key'?: string | null;
        };
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['GameWish'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['TableInfo'];
          };
        };
      };
    };
  };
  '/api/login': {
    post: {
      requestBody: {
        content: {
          'application/json': components['schemas']['Credentials'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['Me'];
          };
        };
      };
    };
  };
  '/api/logout': {
    post: {
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['Me'];
          };
        };
      };
    };
  };
  '/api/me': {
    get: {
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['Me'];
          };
        };
      };
    };
    patch: {
      requestBody: {
        content: {
          'application/json': components['schemas']['Naming'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['Me'];
          };
        };
      };
    };
  };
  '/api/notices': {
    get: {
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['NoticeInfo'];
          };
        };
      };
    };
    post: {
      requestBody: {
        content: {
          'application/json': components['schemas']['NoticeWish'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['NoticeInfo'];
          };
        };
      };
    };
  };
  '/api/notices/devices': {
    post: {
      requestBody: {
        content: {
          'application/json': components['schemas']['Device'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['NoticeInfo'];
          };
        };
      };
    };
  };
  '/api/notices/devices/forget': {
    post: {
      requestBody: {
        content: {
          'application/json': components['schemas']['DeviceGone'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['NoticeInfo'];
          };
        };
      };
    };
  };
  '/api/password': {
    post: {
      requestBody: {
        content: {
          'application/json': components['schemas']['NewPassword'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['Me'];
          };
        };
      };
    };
  };
  '/api/password/new': {
    post: {
      requestBody: {
        content: {
          'application/json': components['schemas']['FreshPassword'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['Me'];
          };
        };
      };
    };
  };
  '/api/people/{name}': {
    get: {
      parameters: {
        path: {
          name: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['Profile'];
          };
        };
      };
    };
  };
  '/api/positions/{game}': {
    post: {
      parameters: {
        path: {
          game: string;
        };
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['SetUpWish'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['SetUpInfo'];
          };
        };
      };
    };
  };
  '/api/positions/{game}/file': {
    post: {
      parameters: {
        path: {
          game: string;
        };
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['SetUpWish'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['SaveFile'];
          };
        };
      };
    };
  };
  '/api/positions/{game}/play': {
    post: {
      parameters: {
        header?: {
          /** @description the same when the request is sent again, and never else */
          'idempotency-key'?: string | null;
        };
        path: {
          game: string;
        };
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['SetUpPlay'];
        };
      };
      responses: {
        201: {
          content: {
            'application/json': components['schemas']['TableInfo'];
          };
        };
      };
    };
  };
  '/api/puzzles/{game}': {
    get: {
      parameters: {
        path: {
          game: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['PuzzleList'];
          };
        };
      };
    };
  };
  '/api/puzzles/{game}/{number}': {
    get: {
      parameters: {
        path: {
          game: string;
          number: number;
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['PuzzleInfo'];
          };
        };
      };
    };
    post: {
      parameters: {
        path: {
          game: string;
          number: number;
        };
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['PuzzleTry'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['PuzzleAnswer'];
          };
        };
      };
    };
  };
  '/api/reports': {
    post: {
      requestBody: {
        content: {
          'application/json': components['schemas']['ReportWish'];
        };
      };
      responses: {
        201: {
          content: {
            'application/json': components['schemas']['Asked'];
          };
        };
      };
    };
  };
  '/api/saves': {
    post: {
      parameters: {
        header?: {
          /** @description the same when the request is sent again, and never else */
          'idempotency-key'?: string | null;
        };
      };
      requestBody: {
        content: {
          'text/plain': string;
        };
      };
      responses: {
        201: {
          content: {
            'application/json': components['schemas']['TableInfo'];
          };
        };
      };
    };
  };
  '/api/saves/variations': {
    post: {
      requestBody: {
        content: {
          'text/plain': string;
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['CommentaryWish-Output'];
          };
        };
      };
    };
  };
  '/api/sessions': {
    get: {
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['SessionList'];
          };
        };
      };
    };
  };
  '/api/sessions/end-others': {
    post: {
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['SessionList'];
          };
        };
      };
    };
  };
  '/api/tables': {
    get: {
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['Tables'];
          };
        };
      };
    };
    post: {
      parameters: {
        header?: {
          /** @description the same when the request is sent again, and never else */
          'idempotency-key'?: string | null;
        };
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['TableWish'];
        };
      };
      responses: {
        201: {
          content: {
            'application/json': components['schemas']['TableInfo'];
          };
        };
      };
    };
  };
  '/api/tables/{table}': {
    get: {
      parameters: {
        path: {
          table: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['TableInfo'];
          };
        };
      };
    };
  };
  '/api/tables/{table}/analysis/file': {
    post: {
      parameters: {
        path: {
          table: string;
        };
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['CommentaryWish-Input'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['SaveFile'];
          };
        };
      };
    };
  };
  '/api/tables/{table}/analysis/lines': {
    post: {
      parameters: {
        path: {
          table: string;
        };
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['LinesWish'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['LinesInfo'];
          };
        };
      };
    };
  };
  '/api/tables/{table}/analysis/play': {
    post: {
      parameters: {
        header?: {
          /** @description the same when the request is sent again, and never else */
          'idempotency-key'?: string | null;
        };
        path: {
          table: string;
        };
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['PlayOn'];
        };
      };
      responses: {
        201: {
          content: {
            'application/json': components['schemas']['TableInfo'];
          };
        };
      };
    };
  };
  '/api/tables/{table}/analysis/position': {
    post: {
      parameters: {
        path: {
          table: string;
        };
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['LookedAt'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['StateInfo'];
          };
        };
      };
    };
  };
  '/api/tables/{table}/analysis/report': {
    get: {
      parameters: {
        path: {
          table: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['JudgementInfo'];
          };
        };
      };
    };
  };
  '/api/tables/{table}/analysis/setup': {
    post: {
      parameters: {
        path: {
          table: string;
        };
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['LinePlace'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['SetUpInfo'];
          };
        };
      };
    };
  };
  '/api/tables/{table}/analysis/variations': {
    post: {
      parameters: {
        path: {
          table: string;
        };
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['CommentaryWish-Input'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['CommentaryInfo'];
          };
        };
      };
    };
  };
  '/api/tables/{table}/book': {
    get: {
      parameters: {
        path: {
          table: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['Book'];
          };
        };
      };
    };
  };
  '/api/tables/{table}/chances': {
    get: {
      parameters: {
        query?: {
          from?: number | null;
          seat?: number | null;
          step?: number;
          to?: number | null;
        };
        path: {
          table: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['ChancesInfo'];
          };
        };
      };
    };
  };
  '/api/tables/{table}/chat': {
    get: {
      parameters: {
        path: {
          table: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['Chat'];
          };
        };
      };
    };
    post: {
      parameters: {
        header?: {
          /** @description the same when the request is sent again, and never else */
          'idempotency-key'?: string | null;
        };
        path: {
          table: string;
        };
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['Speech'];
        };
      };
      responses: {
        201: {
          content: {
            'application/json': components['schemas']['tworivers__server__schemas__chat__SaidInfo'];
          };
        };
      };
    };
  };
  '/api/tables/{table}/delete': {
    post: {
      parameters: {
        path: {
          table: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['Done'];
          };
        };
      };
    };
  };
  '/api/tables/{table}/hint': {
    get: {
      parameters: {
        query: {
          language?: string;
          number: number;
          seat: number;
        };
        path: {
          table: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['HintInfo'];
          };
        };
      };
    };
  };
  '/api/tables/{table}/history': {
    get: {
      parameters: {
        path: {
          table: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['History'];
          };
        };
      };
    };
  };
  '/api/tables/{table}/invitations': {
    post: {
      parameters: {
        path: {
          table: string;
        };
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['Account'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['Asked'];
          };
        };
      };
    };
  };
  '/api/tables/{table}/log': {
    get: {
      parameters: {
        query?: {
          seat?: number | null;
          since?: number | null;
        };
        path: {
          table: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['LogInfo'];
          };
        };
      };
    };
  };
  '/api/tables/{table}/moves': {
    post: {
      parameters: {
        header?: {
          /** @description the same when the request is sent again, and never else */
          'idempotency-key'?: string | null;
        };
        path: {
          table: string;
        };
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['MoveWish'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['MovesNow'];
          };
        };
      };
    };
  };
  '/api/tables/{table}/places': {
    get: {
      parameters: {
        path: {
          table: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['Places'];
          };
        };
      };
    };
  };
  '/api/tables/{table}/preview': {
    get: {
      parameters: {
        query: {
          action: number;
          number: number;
          seat: number;
        };
        path: {
          table: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['Preview'];
          };
        };
      };
    };
  };
  '/api/tables/{table}/rematch': {
    post: {
      parameters: {
        header?: {
          /** @description the same when the request is sent again, and never else */
          'idempotency-key'?: string | null;
        };
        path: {
          table: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['TableInfo'];
          };
        };
      };
    };
  };
  '/api/tables/{table}/save': {
    get: {
      parameters: {
        path: {
          table: string;
        };
      };
      responses: {
        200: {
          content: {
            'text/plain': string;
          };
        };
      };
    };
    post: {
      parameters: {
        path: {
          table: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['SaveFile'];
          };
        };
      };
    };
  };
  '/api/tables/{table}/scene': {
    get: {
      parameters: {
        path: {
          table: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['Scene'];
          };
        };
      };
    };
  };
  '/api/tables/{table}/seats/{seat}/join': {
    post: {
      parameters: {
        header?: {
          /** @description the same when the request is sent again, and never else */
          'idempotency-key'?: string | null;
        };
        path: {
          seat: number;
          table: string;
        };
      };
      requestBody?: {
        content: {
          'application/json': components['schemas']['Joining'] | null;
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['TableInfo'];
          };
        };
      };
    };
  };
  '/api/tables/{table}/seats/{seat}/move': {
    post: {
      parameters: {
        header?: {
          /** @description the same when the request is sent again, and never else */
          'idempotency-key'?: string | null;
        };
        path: {
          seat: number;
          table: string;
        };
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['Moving'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['TableInfo'];
          };
        };
      };
    };
  };
  '/api/tables/{table}/seats/{seat}/release': {
    post: {
      parameters: {
        header?: {
          /** @description the same when the request is sent again, and never else */
          'idempotency-key'?: string | null;
        };
        path: {
          seat: number;
          table: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['TableInfo'];
          };
        };
      };
    };
  };
  '/api/tables/{table}/seats/{seat}/replace': {
    post: {
      parameters: {
        header?: {
          /** @description the same when the request is sent again, and never else */
          'idempotency-key'?: string | null;
        };
        path: {
          seat: number;
          table: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['TableInfo'];
          };
        };
      };
    };
  };
  '/api/tables/{table}/seats/{seat}/resign': {
    post: {
      parameters: {
        header?: {
          /** @description the same when the request is sent again, and never else */
          'idempotency-key'?: string | null;
        };
        path: {
          seat: number;
          table: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['TableInfo'];
          };
        };
      };
    };
  };
  '/api/tables/{table}/seats/{seat}/return': {
    post: {
      parameters: {
        header?: {
          /** @description the same when the request is sent again, and never else */
          'idempotency-key'?: string | null;
        };
        path: {
          seat: number;
          table: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['TableInfo'];
          };
        };
      };
    };
  };
  '/api/tables/{table}/seats/{seat}/token': {
    post: {
      parameters: {
        path: {
          seat: number;
          table: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['Token'];
          };
        };
      };
    };
  };
  '/api/tables/{table}/state': {
    get: {
      parameters: {
        query?: {
          at?: number | null;
          seat?: number | null;
        };
        path: {
          table: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['StateInfo'];
          };
        };
      };
    };
  };
  '/api/tables/{table}/stop': {
    post: {
      parameters: {
        header?: {
          /** @description the same when the request is sent again, and never else */
          'idempotency-key'?: string | null;
        };
        path: {
          table: string;
        };
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['StopVote'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['TableInfo'];
          };
        };
      };
    };
  };
  '/api/tables/{table}/swings': {
    get: {
      parameters: {
        path: {
          table: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['Swings'];
          };
        };
      };
    };
  };
  '/api/tables/{table}/undo': {
    post: {
      parameters: {
        header?: {
          /** @description the same when the request is sent again, and never else */
          'idempotency-key'?: string | null;
        };
        path: {
          table: string;
        };
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['UndoWish'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['MovesNow'];
          };
        };
      };
    };
  };
  '/api/tables/{table}/why': {
    get: {
      parameters: {
        query: {
          number: number;
          seat: number;
        };
        path: {
          table: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['Barred'];
          };
        };
      };
    };
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description Somebody by their account. */
    Account: {
      account: string;
    };
    /** @description An action and what it does. */
    ActionInfo: {
      code: number;
      target: string | null;
      text: string;
      words: components['schemas']['Words'];
    };
    /** @description Where one's letters go. */
    AddressInfo: {
      address: string | null;
      sends: boolean;
      waiting: string | null;
    };
    /** @description An address that letters shall go to, once its owner has confirmed it. */
    AddressWish: {
      email: string;
      /** @default en */
      language?: string;
      password: string;
    };
    /** @description That something was asked or noted. */
    Asked: {
      kept: boolean;
    };
    /** @description What can't be done at a position. */
    Barred: {
      actions: components['schemas']['BarredAction'][];
      number: number;
      seat: number;
    };
    /** @description An action that can't be taken now, and why. */
    BarredAction: {
      code: number;
      target: string | null;
      text: string;
      why: components['schemas']['Words'];
      words: components['schemas']['Words'];
    };
    /** @description Somebody you block, as they were called then. */
    BlockInfo: {
      id: number;
      made: string;
      name: string;
    };
    /** @description Whom you block, the latest first. */
    Blocks: {
      blocks: components['schemas']['BlockInfo'][];
    };
    /** @description A game's rule book without its words, which are in the catalogues. */
    Book: {
      chapters: components['schemas']['BookChapter'][];
      icons: components['schemas']['BookIcon'][];
      links: {
        [key: string]: string;
      };
      numbers: {
        [key: string]: number;
      };
      tables: {
        [key: string]: components['schemas']['BookTable'];
      };
      things: {
        [key: string]: string;
      };
    };
    /** @description Sections under one heading. */
    BookChapter: {
      id: string;
      sections: components['schemas']['BookSection'][];
    };
    /** @description An icon, and where the book speaks of it. */
    BookIcon: {
      icon: string;
      section: string;
    };
    /** @description A paragraph (by the key of its message), or what is shown by its name. */
    BookPart: {
      kind: string;
      name: string;
    };
    /** @description A row of a table: words, several of them, or numbers; and the mark of its numbers. */
    BookRow: {
      cells: (number | components['schemas']['Words'] | components['schemas']['Words'][])[];
      mark: string;
    };
    /** @description What one link leads to. */
    BookSection: {
      id: string;
      parts: components['schemas']['BookPart'][];
    };
    /** @description Numbers of the box that belong together. */
    BookTable: {
      columns: components['schemas']['Words'][];
      rows: components['schemas']['BookRow'][];
    };
    /**
     * @description Each seat's chance of winning after a number of moves: even, or in steps of five per cent; 1 and 0 mean about,
     *     unless it is certain.
     */
    ChancesEntry: {
      certain: boolean;
      chances: number[];
      number: number;
    };
    /** @description The course of a game in chances of winning. */
    ChancesInfo: {
      chances: components['schemas']['ChancesEntry'][];
    };
    /** @description A chapter and the names of its lessons. */
    ChapterInfo: {
      lessons: string[];
      name: string;
    };
    /** @description What was said. */
    Chat: {
      chat: components['schemas']['tworivers__server__schemas__chat__SaidInfo'][];
    };
    /** @description Something was said. */
    ChatMessage: {
      entry: components['schemas']['SaidInfo'];
      /** @constant */
      type: 'chat';
    };
    /** @description A secret link, brought by whoever was given it. */
    Claim: {
      name?: string | null;
      token: string;
    };
    /** @description Where somebody sits now, or may sit. */
    Claimed: {
      seat: number;
      table: components['schemas']['TableInfo'];
    };
    /** @description A seat's clock when this was told, in milliseconds. */
    ClockInfo: {
      left: number;
      reserve: number;
      runs: boolean;
    };
    /** @description Notes by place, and variations. */
    CommentaryInfo: {
      notes: {
        [key: string]: string;
      };
      variations: components['schemas']['VariationInfo'][];
    };
    /** @description Notes by place, and variations. */
    'CommentaryWish-Input': {
      /** @default {} */
      notes?: {
        [key: string]: string;
      };
      /** @default [] */
      variations?: components['schemas']['VariationWish-Input'][];
    };
    /** @description Notes by place, and variations. */
    'CommentaryWish-Output': {
      /** @default {} */
      notes?: {
        [key: string]: string;
      };
      /** @default [] */
      variations?: components['schemas']['VariationWish-Output'][];
    };
    /** @description How many games of one kind and size somebody has finished. */
    Counted: {
      game: string;
      games: number;
      seats: number;
      won: number;
    };
    /** @description A game's lessons, by chapter. */
    CourseInfo: {
      chapters: components['schemas']['ChapterInfo'][];
      game: string;
    };
    /** @description An account's name and password. */
    Credentials: {
      account: string;
      password: string;
    };
    /** @description Hours for each decision, and hours in reserve for the whole game. */
    DaysPace: {
      hours: number;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      kind: 'days';
      reserve: number;
    };
    /** @description A decision with its verdict, and the better choice, if there was one. */
    DecisionInfo: {
      best: components['schemas']['ActionInfo'] | null;
      cost: number;
      number: number;
      seat: number;
      /** @enum {string} */
      verdict: 'best' | 'good' | 'doubtful' | 'blunder';
    };
    /** @description A device's place at its push service, as browsers tell it. */
    Device: {
      auth: string;
      endpoint: string;
      p256dh: string;
    };
    /** @description A device that shall be told no more. */
    DeviceGone: {
      endpoint: string;
    };
    /** @description Whether a table is gone altogether. */
    Done: {
      deleted: boolean;
    };
    /** @description A move and what came of it. */
    EntryInfo: {
      action: components['schemas']['Words'] | null;
      events: components['schemas']['EventInfo'][];
      number: number;
      seat: number | null;
    };
    /** @description What was asked for can't be done. */
    ErrorMessage: {
      error: components['schemas']['Fault'];
      /** @default null */
      id?: string | number | null;
      /** @constant */
      type: 'error';
    };
    /** @description Something that happened. */
    EventInfo: {
      kind: string;
      seat: number;
      targets: string[];
      values: number[];
      words: components['schemas']['Words'];
    };
    /** @description What was wrong. */
    Fault: {
      code: string;
      game?: string | null;
      message: components['schemas']['Words'];
      request?: string | null;
      text: string;
    };
    /** @description Every error. */
    FaultAnswer: {
      error: components['schemas']['Fault'];
    };
    /** @description Moments of a real game that a figure shows. */
    FigureInfo: {
      part: string;
      steps: components['schemas']['FigureStep'][];
    };
    /** @description A moment of a figure, and what the log told since the one before. */
    FigureStep: {
      log: components['schemas']['EntryInfo'][];
      number: number;
      view: {
        [key: string]: unknown;
      };
    };
    /** @description The address of an account whose password is forgotten. */
    Forgotten: {
      email: string;
    };
    /** @description The secret of a link in a letter, and the password that it is good for. */
    FreshPassword: {
      password: string;
      token: string;
    };
    /** @description A friend, or somebody who has asked or been asked. */
    FriendInfo: {
      account: string;
      game: string | null;
      here: boolean;
      id: number;
      /** @enum {string} */
      standing: 'friend' | 'asks' | 'asked';
      table: string | null;
    };
    /** @description All about your friends. */
    Friends: {
      friends: components['schemas']['FriendInfo'][];
      invitations: components['schemas']['InvitationInfo'][];
      shown: boolean;
    };
    /** @description A game there is. */
    GameInfo: {
      book: boolean;
      hints: boolean;
      levels: string[];
      name: string;
      options: components['schemas']['OptionInfo'][];
      places: boolean;
      positions: boolean;
      ratings: {
        [key: string]: components['schemas']['LevelRating'];
      };
      seat_names: string[];
      seats: number[];
      secrets: boolean;
      version: number;
    };
    /** @description All games. */
    Games: {
      games: components['schemas']['GameInfo'][];
    };
    /** @description What somebody would like to play with whoever comes. */
    GameWish: {
      game: string;
      language?: string | null;
      rating_from?: number | null;
      rating_to?: number | null;
      seats: number;
      time_control?: (components['schemas']['LivePace'] | components['schemas']['DaysPace']) | null;
    };
    /** @description What a bot would do as a whole, why, and what may come next. */
    HintInfo: {
      action: components['schemas']['ActionInfo'];
      instead: components['schemas']['tworivers__server__schemas__advice__SaidInfo'] | null;
      next: components['schemas']['tworivers__server__schemas__advice__SaidInfo'] | null;
      note: components['schemas']['tworivers__server__schemas__advice__SaidInfo'] | null;
      number: number;
      reasons: components['schemas']['ReasonInfo'][];
      seat: number;
      steps: components['schemas']['StepInfo'][];
      suggestion: components['schemas']['tworivers__server__schemas__advice__SaidInfo'];
    };
    /** @description All moves in the chart. */
    History: {
      history: components['schemas']['HistoryEntry'][];
    };
    /** @description A move in the chart. */
    HistoryEntry: {
      number: number;
      round: number | null;
      scores: number[];
      seat: number | null;
    };
    /** @description A friend wants you at a table that still has a free seat. */
    InvitationInfo: {
      account: string;
      free: number;
      game: string;
      id: number;
      made: string;
      rated: boolean;
      seats: number;
      table: string;
      time_control: (components['schemas']['LivePace'] | components['schemas']['DaysPace']) | null;
    };
    /** @description Sitting down. */
    Joining: {
      name?: string | null;
    };
    /** @description How far the judgement of a game is, from 0 to 1; and all of it, once it is there. */
    JudgementInfo: {
      done: number;
      report: components['schemas']['ReportInfo'] | null;
    };
    /** @description Somebody on the list of the best. */
    LeaderInfo: {
      /** @enum {string} */
      kind: 'person' | 'bot';
      name: string;
      rating: components['schemas']['RatingInfo'];
    };
    /** @description The best of a game. */
    Leaders: {
      leaders: components['schemas']['LeaderInfo'][];
    };
    /** @description Where a lesson stands after the learner's moves. */
    LessonInfo: {
      blocked: components['schemas']['BarredAction'][];
      nudge: string | null;
      point: string[];
      state: components['schemas']['StateInfo'];
      suggested: number | null;
      /** @enum {string} */
      verdict: 'open' | 'done' | 'wrong';
    };
    /** @description The view after one more move, if chance has no part in it. */
    LessonPreview: {
      view: {
        [key: string]: unknown;
      } | null;
    };
    /** @description How strong a level is on the Elo scale, with its 95 % interval. */
    LevelRating: {
      high: number;
      low: number;
      rating: number;
    };
    /** @description A choice, how play may go on after it, and the chance of winning that it gives. */
    LineInfo: {
      chance: number;
      moves: components['schemas']['LineMove'][];
    };
    /** @description A move and what it does. */
    LineMove: {
      action: components['schemas']['ActionInfo'];
      seat: number;
    };
    /** @description A position: after `at` moves of the game, and then others. */
    LinePlace: {
      /** @description a number of moves, or an action's code */
      at: number;
      /** @default [] */
      moves?: [number, number][];
    };
    /** @description What may be done at a position, the best first. */
    LinesInfo: {
      chances: number[];
      deeper: boolean;
      depth: number;
      lines: components['schemas']['LineInfo'][];
    };
    /** @description The best lines of a seat that is to move; the deeper, the longer they take. */
    LinesWish: {
      /** @description a number of moves, or an action's code */
      at: number;
      /** @default 0 */
      depth?: number;
      /** @default [] */
      moves?: [number, number][];
      seat: number;
    };
    /** @description The secret of a link in a letter. */
    LinkBrought: {
      token: string;
    };
    /** @description Minutes for the whole game, and seconds that come back whenever one has decided and others go on. */
    LivePace: {
      increment: number;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      kind: 'live';
      minutes: number;
    };
    /** @description All of them, the oldest first. */
    LobbyList: {
      tables: components['schemas']['LobbyTable'][];
    };
    /** @description A seat of a table in the lobby. */
    LobbySeat: {
      id: string;
      kept: boolean;
      /** @enum {string} */
      kind: 'me' | 'screen' | 'open' | 'bot';
      level: string | null;
      name: string | null;
      online: boolean;
      seat: number;
      taken: boolean;
    };
    /** @description A public table with a free seat. */
    LobbyTable: {
      chat: boolean;
      created: string;
      custom_box: boolean;
      game: string;
      hints: boolean;
      id: string;
      language: string | null;
      options: {
        [key: string]: string;
      };
      rated: boolean;
      rating_from: number | null;
      rating_to: number | null;
      seats: components['schemas']['LobbySeat'][];
      time_control: (components['schemas']['LivePace'] | components['schemas']['DaysPace']) | null;
      usual: boolean;
    };
    /** @description What happened. */
    LogInfo: {
      log: components['schemas']['EntryInfo'][];
    };
    /** @description From which seat to look, and how much of the log is known. */
    Look: {
      /**
       * @description how fast bots play in front of this watcher; null: as the server likes
       * @default null
       */
      pace?: ('instant' | 'quick' | 'told') | null;
      /** @default null */
      seat?: number | null;
      /** @default null */
      since?: number | null;
      /**
       * @description whether the page finds advice by itself: it is told the positions as its seat may know them
       * @default false
       */
      thinks?: boolean;
      /** @constant */
      type: 'look';
    };
    /** @description A position, as a seat sees it; without one, as the first sees it that is to move. */
    LookedAt: {
      /** @description a number of moves, or an action's code */
      at: number;
      /** @default [] */
      moves?: [number, number][];
      seat?: number | null;
    };
    /** @description Play. */
    MakeMove: {
      /** @description a number of moves, or an action's code */
      action: number;
      /** @default null */
      id?: string | number | null;
      /** @default null */
      key?: string | null;
      /** @description a number of moves, or an action's code */
      number: number;
      seat: number;
      /** @constant */
      type: 'move';
    };
    /** @description Who somebody is. */
    Me: {
      account: string | null;
      id: string;
      name: string;
    };
    /** @description Something that decided the game: a decision, or the luck after it. */
    MomentInfo: {
      action: components['schemas']['Words'];
      after: number;
      before: number;
      better: components['schemas']['Words'] | null;
      luck: boolean;
      mover: number;
      number: number;
      reasons: components['schemas']['MomentReason'][];
      seat: number;
    };
    /** @description Why something would have been better. */
    MomentReason: {
      speaks_for: boolean;
      words: components['schemas']['Words'];
    };
    /** @description How many moves there are now. */
    MovesNow: {
      number: number;
    };
    /** @description A move, made for the position after `number` moves. */
    MoveWish: {
      /** @description a number of moves, or an action's code */
      action: number;
      /** @description a number of moves, or an action's code */
      number: number;
      seat: number;
    };
    /** @description Taking another seat before the game begins. */
    Moving: {
      to: number;
    };
    /** @description How somebody wants to be called. */
    Naming: {
      name: string;
    };
    /** @description An account's password so far, and the one that shall take its place. */
    NewPassword: {
      old: string;
      password: string;
    };
    /** @description How one is told, and what can be chosen. */
    NoticeInfo: {
      can_mail: boolean;
      devices: number;
      key: string;
      mail: boolean;
      quiet_from: number | null;
      quiet_to: number | null;
      zone: string;
    };
    /** @description How somebody wants to be told; quiet hours are those of their time zone. */
    NoticeWish: {
      /** @default en */
      language?: string;
      mail: boolean;
      quiet_from?: number | null;
      quiet_to?: number | null;
      /** @default UTC */
      zone?: string;
    };
    /** @description What was asked for is done; after a move or an undo with the number of moves there are. */
    OkMessage: {
      /** @default null */
      id?: string | number | null;
      /** @default null */
      number?: number | null;
      /** @constant */
      type: 'ok';
    };
    /** @description A choice when a table is set up; the first value is the default. */
    OptionInfo: {
      name: string;
      values: string[];
    };
    /** @description A finished game; anybody may look at it who could before: its table is told to its players alone. */
    PastGame: {
      change: number | null;
      ended: string;
      game: string;
      place: number;
      rated: boolean;
      seats: number;
      table: string | null;
    };
    /** @description Still there? */
    Ping: {
      /** @constant */
      type: 'ping';
    };
    /** @description What a seat is in the game and how it begins. */
    PlaceInfo: {
      character: components['schemas']['Words'] | null;
      id: string;
      traits: components['schemas']['Words'][];
      words: components['schemas']['Words'];
    };
    /** @description The places of all seats, in their order; empty where seats don't differ. */
    Places: {
      places: components['schemas']['PlaceInfo'][];
    };
    /** @description How well somebody played. */
    PlayerReport: {
      accuracy: number | null;
      best: number;
      blunder: number;
      doubtful: number;
      good: number;
    };
    /** @description A new table that begins at a position. */
    PlayOn: {
      /** @description a number of moves, or an action's code */
      at: number;
      /** @default [] */
      moves?: [number, number][];
      seats: components['schemas']['SeatWish'][];
    };
    /** @description Still here. */
    PongMessage: {
      /** @constant */
      type: 'pong';
    };
    /** @description The view after an action. */
    Preview: {
      view: {
        [key: string]: unknown;
      } | null;
    };
    /** @description The owner of an account. */
    Profile: {
      account: string;
      counted: components['schemas']['Counted'][];
      past: components['schemas']['PastGame'][];
      ratings: components['schemas']['RatingInfo'][];
      since: string;
      yours: boolean;
    };
    /** @description An account's password, before something that can't be taken back. */
    Proof: {
      password: string;
    };
    /** @description Whether an answer is right, what is, and the chance of winning with it and with the next best. */
    PuzzleAnswer: {
      best: components['schemas']['ActionInfo'];
      chance: number;
      other: number;
      right: boolean;
    };
    /** @description A puzzle, as its player sees it. */
    PuzzleInfo: {
      number: number;
      rating: number;
      state: components['schemas']['StateInfo'];
    };
    /** @description How hard each of a game's puzzles is; a puzzle's number is its place. */
    PuzzleList: {
      game: string;
      ratings: number[];
    };
    /** @description An answer. */
    PuzzleTry: {
      /** @description a number of moves, or an action's code */
      action: number;
    };
    /** @description How well somebody plays a game. */
    RatingInfo: {
      around: number;
      game: string;
      games: number;
      points: number;
      provisional: boolean;
    };
    /** @description Why: what becomes more or less, in the units of the table. */
    ReasonInfo: {
      speaks_for: boolean;
      text: string;
      words: components['schemas']['Words'];
    };
    /** @description The judgement of a game. */
    ReportInfo: {
      course: components['schemas']['ChancesEntry'][];
      decisions: components['schemas']['DecisionInfo'][];
      moments: components['schemas']['MomentInfo'][];
      players: components['schemas']['PlayerReport'][];
    };
    /** @description A report: of a person (by account or seat), of something they said (table and line), or of a table as a whole. */
    ReportWish: {
      /** @enum {string} */
      about: 'person' | 'line' | 'table';
      account?: string | null;
      line?: number | null;
      /** @enum {string} */
      reason: 'insult' | 'cheating' | 'stalling' | 'spam' | 'other';
      seat?: number | null;
      table?: string | null;
      /** @default  */
      words?: string;
    };
    /** @description Something said. */
    SaidInfo: {
      at: string;
      from: string;
      id: number;
      offer: number | null;
      seat: number | null;
      text: string;
      to: number | null;
    };
    /** @description A saved game as a file. */
    SaveFile: {
      name: string;
      text: string;
    };
    /** @description Chat. */
    Say: {
      /** @default null */
      id?: string | number | null;
      /** @default null */
      key?: string | null;
      /** @default null */
      offer?: number | null;
      text: string;
      /** @default null */
      to?: number | null;
      /** @constant */
      type: 'say';
    };
    /** @description What of a box a picture needs; `words` replace words of the catalogues. */
    Scene: {
      words: {
        [key: string]: string;
      };
    } & {
      [key: string]: unknown;
    };
    /** @description A seat and who sits there. */
    SeatInfo: {
      agrees: boolean;
      clock: components['schemas']['ClockInfo'] | null;
      gone: ('resigned' | 'time' | 'away') | null;
      id: string;
      kept: boolean;
      kept_for_you: boolean;
      /** @enum {string} */
      kind: 'me' | 'screen' | 'open' | 'bot';
      level: string | null;
      name: string | null;
      online: boolean;
      replaceable: string | null;
      seat: number;
      since: string | null;
      stand_in: string | null;
      taken: boolean;
      yours: boolean;
    };
    /** @description Who shall sit on a seat of a new table. */
    SeatWish: {
      /** @enum {string} */
      kind: 'me' | 'screen' | 'open' | 'bot';
      level?: string | null;
      name?: string | null;
    };
    /** @description That a letter is on its way, if there is somebody to get it. */
    Sent: {
      sent: boolean;
    };
    /** @description The last positions as a seat may know them, for a page that finds advice by itself. */
    SentPositions: {
      /** @description after how many moves the first of them is; others follow move by move */
      first: number;
      /** @description which rules they are for, and how a position lies in memory */
      layout: string;
      /** @description the positions in a row, packed (zlib) and in base64 */
      records: string;
      /** @description the seat that knows them, or a chair nobody sits on */
      viewpoint: number;
    };
    /** @description A browser in which somebody is themselves. */
    SessionInfo: {
      agent: string;
      created: string;
      seen: string;
      this: boolean;
    };
    /** @description Somebody's sessions. */
    SessionList: {
      sessions: components['schemas']['SessionInfo'][];
    };
    /** @description A value that a thing can have. */
    SetUpChoice: {
      value: string;
      words: components['schemas']['Words'];
    };
    /** @description A thing of a position: a number, or one of a list. */
    SetUpField: {
      group: components['schemas']['Words'];
      least: number;
      list: string | null;
      most: number;
      name: string;
      value: string;
      words: components['schemas']['Words'];
    };
    /** @description A position as it stands: all things, and what is impossible, or else the board. */
    SetUpInfo: {
      changed: string[];
      fault: components['schemas']['Words'] | null;
      fields: components['schemas']['SetUpField'][];
      lists: {
        [key: string]: components['schemas']['SetUpChoice'][];
      };
      options: {
        [key: string]: string;
      };
      seats: number;
      seed: string;
      state: components['schemas']['StateInfo'] | null;
    };
    /** @description A table that begins there. */
    SetUpPlay: {
      /** @default {} */
      options?: {
        [key: string]: string;
      };
      players: components['schemas']['SeatWish'][];
      seats: number;
      /** @default position */
      seed?: string;
      /** @default {} */
      values?: {
        [key: string]: string;
      };
    };
    /** @description A position: the number of players, options and seed of the table, and the values of the things put on it. */
    SetUpWish: {
      /** @default {} */
      options?: {
        [key: string]: string;
      };
      seats: number;
      /** @default position */
      seed?: string;
      /** @default {} */
      values?: {
        [key: string]: string;
      };
    };
    /** @description Whether friends are told when one is here. */
    Showing: {
      shown: boolean;
    };
    /** @description Let bots play on without a pause until this person is asked something. */
    Skip: {
      /** @constant */
      type: 'skip';
    };
    /** @description Something to say, to everybody or to one seat; `offer`: with the offer that this move of yours sent to it. */
    Speech: {
      offer?: number | null;
      text: string;
      to?: number | null;
    };
    /** @description A position as a seat or a spectator sees it. */
    StateInfo: {
      log: components['schemas']['EntryInfo'][];
      number: number;
      seat: number | null;
      table: components['schemas']['TableInfo'];
      turn: number[];
      undo: boolean;
      view: {
        [key: string]: unknown;
      };
    };
    /**
     * @description The position has changed, or was asked for; `back`: how many moves stand after an undo. `seen`: for a page that
     *     thinks for itself, the positions since the last message, at most the last ten.
     */
    StateMessage: {
      /** @default null */
      back?: number | null;
      log: components['schemas']['EntryInfo'][];
      number: number;
      seat: number | null;
      /** @default null */
      seen?: components['schemas']['SentPositions'] | null;
      table: components['schemas']['TableInfo'];
      turn: number[];
      /** @constant */
      type: 'state';
      undo: boolean;
      view: {
        [key: string]: unknown;
      };
    };
    /** @description One decision of what is suggested, and the question it answers: where another is asked by then, stop. */
    StepInfo: {
      action: components['schemas']['ActionInfo'];
      question: components['schemas']['Words'];
    };
    /** @description Whether somebody wants to end the game as it stands. */
    StopVote: {
      agrees: boolean;
    };
    /**
     * @description A move that changed a seat's chance of winning a lot: from `before` to `decided` by what was decided, from there
     *     to `after` by how dice fell and cards were drawn.
     */
    Swing: {
      action: components['schemas']['Words'];
      after: number;
      before: number;
      decided: number;
      mover: number;
      number: number;
      seat: number;
    };
    /** @description The moves that swung a game. */
    Swings: {
      swings: components['schemas']['Swing'][];
    };
    /** @description A table. */
    TableInfo: {
      changed: string;
      chat: boolean;
      created: string;
      custom_box: boolean;
      ended: ('finished' | 'stopped' | 'closed') | null;
      game: string;
      hints: boolean;
      id: string;
      language: string | null;
      moves: number;
      options: {
        [key: string]: string;
      };
      public: boolean;
      rated: boolean;
      rating_from: number | null;
      rating_to: number | null;
      rematch: string | null;
      /** @enum {string} */
      save: 'whole' | 'moves' | 'none';
      scores: number[];
      seats: components['schemas']['SeatInfo'][];
      seed: string | null;
      seed_chosen: boolean;
      seed_hash: string;
      seed_told: boolean;
      /** @enum {string} */
      state: 'waiting' | 'playing' | 'over';
      time_control: (components['schemas']['LivePace'] | components['schemas']['DaysPace']) | null;
      turn: number[];
      version: number;
      winners: number[] | null;
    };
    /** @description Somebody sat down, came or left. */
    TableMessage: {
      table: components['schemas']['TableInfo'];
      /** @constant */
      type: 'table';
    };
    /** @description Somebody's tables, and public ones. */
    Tables: {
      mine: components['schemas']['TableInfo'][];
      running: components['schemas']['TableInfo'][];
    };
    /** @description A new table. */
    TableWish: {
      box?: string | null;
      /** @default true */
      chat?: boolean;
      /** @default false */
      draw?: boolean;
      game: string;
      /** @default true */
      hints?: boolean;
      language?: string | null;
      /** @default {} */
      options?: {
        [key: string]: string;
      };
      /** @default false */
      public?: boolean;
      /** @default false */
      rated?: boolean;
      rating_from?: number | null;
      rating_to?: number | null;
      seats: components['schemas']['SeatWish'][];
      seed?: string | null;
      time_control?: (components['schemas']['LivePace'] | components['schemas']['DaysPace']) | null;
    };
    /** @description Undo. */
    TakeBack: {
      /** @default null */
      id?: string | number | null;
      /** @default null */
      key?: string | null;
      /** @description a number of moves, or an action's code */
      number: number;
      seat: number;
      /** @constant */
      type: 'undo';
    };
    /** @description A secret link. */
    Token: {
      token: string;
    };
    /** @description The learner's moves so far. */
    Tried: {
      /** @default [] */
      moves?: number[];
    };
    /** @description A message, and the same in the language that was asked for. */
    tworivers__server__schemas__advice__SaidInfo: {
      text: string;
      words: components['schemas']['Words'];
    };
    /** @description Something said. */
    tworivers__server__schemas__chat__SaidInfo: {
      at: string;
      from: string;
      id: number;
      offer: number | null;
      seat: number | null;
      text: string;
      to: number | null;
    };
    /** @description Taking back the last move. */
    UndoWish: {
      /** @description a number of moves, or an action's code */
      number: number;
      seat: number;
    };
    /** @description Another way to go on. */
    VariationInfo: {
      after: number;
      commentary: components['schemas']['CommentaryInfo'];
      moves: components['schemas']['LineMove'][];
    };
    /** @description Another way to go on. */
    'VariationWish-Input': {
      /** @description a number of moves, or an action's code */
      after: number;
      commentary: components['schemas']['CommentaryWish-Input'];
      moves: [number, number][];
    };
    /** @description Another way to go on. */
    'VariationWish-Output': {
      /** @description a number of moves, or an action's code */
      after: number;
      commentary: components['schemas']['CommentaryWish-Output'];
      moves: [number, number][];
    };
    /** @description Somebody: by their account, by the seat they have at a table, or by what they said there. */
    Whom: {
      account?: string | null;
      line?: number | null;
      seat?: number | null;
      table?: string | null;
    };
    /** @description A message that catalogues turn into a sentence. */
    Words: {
      key: string;
      /** @default {} */
      values?: {
        [key: string]: string | number | components['schemas']['Words'];
      };
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
