/**
 * How long the verse of each day of a leap year is as it is shown (WEB, with its quotation marks),
 * in tens of characters, rounded up, one digit of base 36 a day (z for more than 350). A page
 * keeps room for its lines by it before the verse itself is there.
 */
export const DAILY_LENGTHS =
  "hmddge7q66h76bjfle7eghbz7h88fq795lrhffoh99ebeb8l8j7b9h9f8bkjlcoj97696edi9adphbzu" +
  "ahdcfefacb8jlfjdjmbdmja8k9egcdqjjfhhe5d9x8ajtl99logdd8a9p9bpnn8878adiijegqfj99gg" +
  "89a9g8c7bfaf8bidg9758edi7aakq8888aor69zc6a8feka6szkdhege9gsf9c9ehhwdlic8ckd87ld8" +
  "78gaa8a798989a8jdbpdgjcdd8bcgd7d98fchi9pg68hi68aoadgoa8d989jbgjm96e6pdhl99gagdbj" +
  "d5efbd8kk7aeg8aedngq69bef5hgfejj5d9cg9e97k7dae";
