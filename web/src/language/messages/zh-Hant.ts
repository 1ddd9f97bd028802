import board from "../../../../locales/zh-Hant/board.ftl";
import moves from "../../../../locales/zh-Hant/moves.ftl";
import steps from "../../../../locales/zh-Hant/steps.ftl";
import common from "../../../../locales/zh-Hant/web/common.ftl";
import home from "../../../../locales/zh-Hant/web/home.ftl";
import replay from "../../../../locales/zh-Hant/web/replay.ftl";
import room from "../../../../locales/zh-Hant/web/room.ftl";
import rules from "../../../../locales/zh-Hant/web/rules.ftl";
import table from "../../../../locales/zh-Hant/web/table.ftl";

export default [board, moves, steps, common, home, room, table, replay, rules];
